import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceWith, openCentre, type TestDevice } from '../../testing/device-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: TestDevice
beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  await api.setClock(instantAt(taipeiDate('2026-11-24'), '09:00'))
  desk = await deviceWith(api.db)
  // From December on the centre opens at noon on Wednesdays and not at all on Thursdays.
  await sql`
    insert into opening_hours (weekday, valid_from, opens, closes)
    values (3, '2026-12-01', '12:00', '18:00'),
           (4, '2026-12-01', null, null)`.execute(api.db)
})
afterAll(() => api.close())

test('one answer over the day of the change shows each day by its own hours', async () => {
  const { body } = await api.call(`GET /device/${desk.id}?from=2026-11-25&to=2026-12-03`)
  const hours = body.days.map(({ date, opens, closes }: Record<string, string>) => `${date} ${opens} ${closes}`)
  expect(hours).toContain('2026-11-25 10:00 21:00')
  expect(hours).toContain('2026-11-26 10:00 21:00')
  expect(hours).toContain('2026-12-02 12:00 18:00')
  expect(hours).toContain('2026-12-03 null null')
})

test('GET /date_setting tells what changes within its days, and nothing of what comes after them', async () => {
  const { body } = await api.call('GET /date_setting?from=2026-11-25&to=2026-12-03')
  expect(body.opening.find(({ weekday }: { weekday: number }) => weekday === 3)).toMatchObject({ opens: '10:00' })
  expect(body.opening_later.toSorted((a: any, b: any) => a.weekday - b.weekday)).toEqual([
    { valid_from: '2026-12-01', weekday: 3, opens: '12:00', closes: '18:00' },
    { valid_from: '2026-12-01', weekday: 4, opens: null, closes: null },
  ])
  expect((await api.call('GET /date_setting?to=2026-11-30')).body.opening_later).toEqual([])
})

test('a booking follows the hours of its day, whatever else was asked before', async () => {
  const { token } = await api.memberWith({ points: 200 })
  const quote = (day: string) =>
    api.call('POST /rent/quote', {
      token,
      body: { device_id: desk.id, starts_at: `${day} 10:00:00`, ends_at: `${day} 11:00:00` },
    })
  expect((await quote('2026-11-25')).status).toBe(200)
  expect((await quote('2026-12-02')).body.code).toBe('rent.outside_opening')
  expect((await quote('2026-12-03')).body.code).toBe('rent.crosses_closed_day')
})
