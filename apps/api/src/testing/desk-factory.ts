import type { DeskItem } from '@koma/contract/content-desk.ts'
import type { Answer, TestApi } from './test-api.ts'

/** A form as the desk sends it; what a test leaves out is empty. */
export const deskForm = (fields: object = {}) => ({ title_zh: '春日漫畫展', body_zh: '<p>開放參觀</p>', ...fields })

/** Somebody of the desk, who calls by the short names of what they do. */
export function atTheDesk(api: TestApi, token: string) {
  const call = (route: string, body?: unknown, version?: number): Promise<Answer<any>> =>
    api.call(route, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    })
  return {
    call,
    begin: async (fields: object = {}): Promise<DeskItem> =>
      (await call('POST /staff/content', { kind: 'news', ...deskForm(fields) })).body,
    read: async (id: number): Promise<DeskItem> => (await call(`GET /staff/content/${id}`)).body,
    save: (id: number, fields: object = {}, version?: number) =>
      call(`PUT /staff/content/${id}`, deskForm(fields), version),
    move: (id: number, action: string, body: object = {}, version?: number) =>
      call(`POST /staff/content/${id}/${action}`, body, version),
  }
}

/** A question that an activity asks. */
export const deskQuestion = {
  key: 'level',
  kind: 'choice',
  label_zh: '程度',
  label_ja: 'レベル',
  label_en: 'Level',
  required: true,
  options: [
    { value: 'first', label_zh: '初學', label_ja: null, label_en: 'Beginner' },
    { value: 'more', label_zh: '進階', label_ja: null, label_en: 'Advanced' },
  ],
}

/** A lecture of that creator in room 2b, on a day ten days after the clock of its tests. */
export const deskActivity = (creator: number, part: object = {}) => ({
  starts_at: '2026-12-04 14:00:00',
  ends_at: '2026-12-04 16:00:00',
  location_zh: '2 樓 B 展間',
  location_ja: null,
  location_en: '2F Room B',
  space: '2b',
  occupies_space: true,
  organiser_zh: '中心推廣組',
  organiser_ja: null,
  organiser_en: null,
  co_organiser_zh: null,
  co_organiser_ja: null,
  co_organiser_en: null,
  cancelled: false,
  schedule: [
    {
      starts_at: '2026-12-04 14:00:00',
      ends_at: '2026-12-04 15:00:00',
      title_zh: '講演',
      title_ja: null,
      title_en: 'Talk',
    },
  ],
  speakers: [
    {
      role_zh: '漫畫家',
      role_ja: null,
      role_en: null,
      name_zh: '小貓',
      name_ja: null,
      name_en: null,
      creator_id: creator,
    },
  ],
  registration: {
    opens_at: '2026-11-25 10:00:00',
    closes_at: '2026-12-03 23:59:59',
    capacity: 20,
    keeps_waiting: true,
    review: false,
    fee_points: 30,
    min_member_class: 'general',
    form: [deskQuestion],
  },
  ...part,
})
