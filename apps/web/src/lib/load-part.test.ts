import type { Home } from '@koma/contract/home.ts'
import type { DateSetting } from '@koma/contract/opening-hours.ts'
import type { HeadersArgs } from 'react-router'
import { expect, test } from 'vitest'
import { headers, loader as homeLoader } from '../routes/home.tsx'
import { headers as frameHeaders, loader as frameLoader } from '../routes/shell.tsx'
import { fakeApi, refused, type Answer } from '../testing/fake-api.ts'
import { fakeScreen, loaderArgs } from '../testing/fake-screen.ts'
import { calls } from './calls.ts'
import { loadPart } from './load-part.ts'

const setting: DateSetting = {
  now: '2026-11-24 12:00:00',
  today: '2026-11-24',
  opening: [{ weekday: 2, opens: '10:00', closes: '21:00' }],
  opening_later: [],
  sessions: [],
  closures: [],
  special_days: [],
  holidays: [],
}
const home: Home = {
  banners: [],
  news: [],
  activities: [],
  videos: [],
  comics: [],
  devices: { as_of: '2026-11-24 12:00:00', is_open: true, data: [] },
  calendar: [],
  notice: null,
}
const centre = { name_zh: '漫畫文化中心', name_ja: null, name_en: null, links: [] }
const whole = {
  'GET /date_setting': { body: setting },
  'GET /home': { body: home },
  'GET /terms': { body: { rent: { cancel_hours: 24 } } },
  'GET /centre': { body: centre },
  'GET /notices': { body: [] },
} satisfies Record<string, Answer>

const away = refused(503, 'server.unavailable')
const argsOf = (answers: Readonly<Record<string, Answer>>) =>
  loaderArgs({ transport: fakeApi({ ...whole, ...answers }).transport, address: '/zh' })
const kept = 'public, no-cache'
const ofNobody = 'private, no-store'
const headersOf = (init: ResponseInit | null) => new Headers(init?.headers)
const pageHeaders = (own: ResponseInit | null) => headers({ loaderHeaders: headersOf(own) })['cache-control']

test('home with all that it shows may be kept', async () => {
  const answer = await homeLoader(argsOf({}))
  expect(answer.data.home).toHaveProperty('activities')
  expect(answer.data.cancelHours).toBe(24)
  expect(pageHeaders(answer.init)).toBe(kept)
})

test.each([500, 503, 429])(
  'home stands without its panels after a %d, says so, and nobody keeps it',
  async (status) => {
    const answer = await homeLoader(argsOf({ 'GET /home': refused(status, 'server.error') }))
    expect(answer.data.opening.today).toEqual({ opens: '10:00', closes: '21:00' })
    expect(answer.data.home).toEqual({
      lost: { sentence: '這一格暫時畫不出來，請稍後再試。', again: { href: '/zh', label: '再試一次' } },
    })
    expect(pageHeaders(answer.init)).toBe(ofNobody)
  },
)

test('home leaves out the one sentence whose figure it cannot have', async () => {
  const answer = await homeLoader(argsOf({ 'GET /terms': away }))
  expect(answer.data.cancelHours).toBeNull()
  expect(pageHeaders(answer.init)).toBe(ofNobody)
})

test('no page falls for want of its notices, and none is kept without them', async () => {
  const whenWhole = await frameLoader(argsOf({}))
  const without = await frameLoader(argsOf({ 'GET /notices': away }))
  expect(without.data.notices.list).toEqual([])
  const told = (init: ResponseInit | null) => {
    const parentHeaders = new Headers(frameHeaders({ loaderHeaders: headersOf(init) } as HeadersArgs))
    return headers({ loaderHeaders: new Headers(), parentHeaders })['cache-control']
  }
  expect(told(whenWhole.init)).toBe(kept)
  expect(told(without.init)).toBe(ofNobody)
})

test('a part that is refused for good leads where a page is refused', async () => {
  const { transport } = fakeApi({ 'GET /home': refused(403, 'auth.forbidden') })
  await expect(loadPart(fakeScreen({ transport, address: '/zh' }), calls.home())).rejects.toMatchObject({
    init: { status: 403 },
  })
})
