import { displayNumber } from '@koma/domain/display-number.ts'
import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const tuesday = taipeiDate('2026-11-24')
const at = (time: string) => `${tuesday} ${time}:00`

let api: TestApi
let desk: TestStaff
let member: TestMember

beforeAll(async () => {
  api = await testApi()
  await openCentre(api.db)
})
afterAll(() => api.close())

beforeEach(async () => {
  await sql`delete from rent_slot`.execute(api.db)
  await api.setClock(instantAt(addDays(tuesday, -1), '12:00'))
  member = await api.memberWith({ points: 200 })
})

async function booked(kind: 'workstation' | 'equipment' = 'workstation') {
  const device = await deviceWith(api.db, { kind })
  const body = { device_id: device.id, starts_at: at('10:00'), ends_at: at('12:00'), agree: true }
  const answer = await api.call('POST /rent/apply', { token: member.token, body })
  expect(answer.status).toBe(201)
  return answer.body as { id: string; number: string }
}

/** The desk opens at that time of the day of the booking. */
async function deskAt(time: string) {
  await api.setClock(instantAt(tuesday, time))
  desk = await api.staffWith('desk')
}

const act = (id: string, action: string, more: { version?: number; note?: string; who?: TestStaff } = {}) =>
  api.call(`POST /staff/rent/${id}/${action}`, {
    token: (more.who ?? desk).token,
    body: more.note === undefined ? {} : { note: more.note },
    headers: more.version === undefined ? {} : { 'if-match': String(more.version) },
  })
const audits = (id: string) =>
  api.db.selectFrom('audit_entry').select(['action', 'before', 'after']).where('subject_id', '=', id).execute()

describe('GET /staff/rent', () => {
  test('200 shows the bookings of the day with the actions that are possible now', async () => {
    const { id, number } = await booked()
    await deskAt('10:05')
    const { status, body } = await api.call(`GET /staff/rent?date=${tuesday}&q=${number}`, { token: desk.token })
    expect(status).toBe(200)
    expect(body.data).toEqual([
      expect.objectContaining({ id, number, status: 'booked', actions: ['check_in', 'not_arrived'], version: 1 }),
    ])
    expect(body.data[0].member).toMatchObject({ id: member.id, username: member.username })
  })

  test('200 finds a number on whatever day it is, however it is typed, and nothing else', async () => {
    const { id, number } = await booked()
    await deskAt('10:05')
    const find = (text: string) => api.call(`GET /staff/rent?number=${encodeURIComponent(text)}`, { token: desk.token })
    for (const typed of [number, number.toLowerCase().replaceAll('-', ' '), ` ${number.replaceAll('-', '')} `]) {
      const { body } = await find(typed)
      expect(
        body.data.map((rent: { id: string }) => rent.id),
        typed,
      ).toEqual([id])
    }
    expect((await find(displayNumber('R', 1))).body.data).toEqual([])
    expect((await find('%')).status).toBe(422)
  })

  test('its code is the address of the board with the number and nobody’s name, as long as the desk needs it', async () => {
    const { id, number } = await booked()
    await deskAt('10:05')
    const url = async () => (await api.call(`GET /staff/rent/${id}`, { token: desk.token })).body.check_in_url
    expect(await url()).toBe(`https://koma.example/console/rent?number=${number}`)
    await act(id, 'not_arrived')
    expect(await url()).toBeNull()
  })

  test('200 with nothing for a day without bookings, and for a search with signs of a pattern', async () => {
    await booked()
    await deskAt('10:05')
    const empty = await api.call(`GET /staff/rent?date=${addDays(tuesday, 3)}`, { token: desk.token })
    expect(empty.body.data).toEqual([])
    const pattern = await api.call(`GET /staff/rent?date=${tuesday}&q=%25`, { token: desk.token })
    expect(pattern.body.data).toEqual([])
  })

  test('401 for a member, 403 for a role that has nothing to do with it', async () => {
    expect((await api.call('GET /staff/rent', { token: member.token })).status).toBe(401)
    const editor = await api.staffWith('editor')
    expect((await api.call('GET /staff/rent', { token: editor.token })).status).toBe(403)
  })
})

describe('POST /staff/rent/{id}/…', () => {
  test('check_in 200: once, written down with before and after, and kept until the end', async () => {
    const { id } = await booked()
    await deskAt('10:20')
    const { status, body } = await act(id, 'check_in', { version: 1 })
    expect([status, body.status, body.checked_in_at]).toEqual([200, 'booked', at('10:20')])
    expect(body.actions).toEqual(['undo_check_in'])
    expect((await act(id, 'check_in')).body.code).toBe('rent.state')
    const entries = await audits(id)
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ action: 'rent.check_in', before: { checked_in_at: null } })
    await deskAt('12:01')
    expect((await api.call(`GET /staff/rent/${id}`, { token: desk.token })).body.status).toBe('over')
  })

  test('check_in 409 on the day before, and once the booking has lapsed', async () => {
    const { id } = await booked()
    desk = await api.staffWith('desk')
    expect((await act(id, 'check_in')).body.code).toBe('rent.state')
    await deskAt('10:30')
    expect((await act(id, 'check_in')).body.code).toBe('rent.state')
  })

  test('not_arrived 200: the rest of the time is free, the points stay spent', async () => {
    const { id } = await booked()
    await deskAt('10:10')
    expect((await act(id, 'not_arrived')).body.status).toBe('not_arrived')
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from rent_slot where rent_id = ${id} and slot_start > koma_now()`.execute(api.db)
    expect(rows[0]!.left).toBe(0)
    const again = await api.sessionOf(member)
    expect((await api.call('GET /member', { token: again.token })).body.points.total).toBe(140)
  })

  test('not_arrived 409 before the start', async () => {
    const { id } = await booked()
    await deskAt('09:59')
    expect((await act(id, 'not_arrived')).body.code).toBe('rent.state')
  })

  test('hand_out and take_back 200 for equipment, with the note on its condition', async () => {
    const { id } = await booked('equipment')
    await deskAt('10:00')
    expect((await act(id, 'take_back')).body.code).toBe('rent.state')
    expect((await act(id, 'hand_out')).body.status).toBe('lending')
    await deskAt('15:00')
    const { body } = await act(id, 'take_back', { note: '筆尖磨損' })
    expect([body.status, body.returned_at]).toEqual(['returned', at('15:00')])
    expect(body.status_history.map((line: any) => [line.status, line.note])).toEqual([
      ['booked', null],
      ['lending', null],
      ['returned', '筆尖磨損'],
    ])
  })

  test('409 for what the kind does not know', async () => {
    const { id } = await booked()
    await deskAt('10:00')
    expect((await act(id, 'hand_out')).body.code).toBe('rent.state')
  })

  test('412 for a version that is not the latest; of two at once one acts', async () => {
    const { id } = await booked()
    await deskAt('10:00')
    const answers = await Promise.all([act(id, 'check_in', { version: 1 }), act(id, 'check_in', { version: 1 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(await audits(id)).toHaveLength(1)
  })

  test('403 for finance, 404 for a booking that does not exist', async () => {
    const { id } = await booked()
    await deskAt('10:00')
    const finance = await api.staffWith('finance')
    expect((await act(id, 'check_in', { who: finance })).status).toBe(403)
    expect((await act('00000000-0000-7000-8000-000000000000', 'check_in')).status).toBe(404)
    expect(await audits(id)).toEqual([])
  })
})
