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
