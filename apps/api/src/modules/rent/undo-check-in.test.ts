import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const tuesday = taipeiDate('2026-11-24')

let api: TestApi
/** A booking of Tuesday from 10 to 12 o'clock. */
let rentId: string
let deskToken: string

beforeAll(async () => {
  api = await testApi()
  await openCentre(api.db)
})
afterAll(() => api.close())

beforeEach(async () => {
  await sql`delete from rent_slot`.execute(api.db)
  await api.setClock(instantAt(addDays(tuesday, -1), '12:00'))
  const { token } = await api.memberWith({ points: 200 })
  const device = await deviceWith(api.db, {})
  const body = { device_id: device.id, starts_at: `${tuesday} 10:00:00`, ends_at: `${tuesday} 12:00:00`, agree: true }
  rentId = (await api.call('POST /rent/apply', { token, body })).body.id
  await clockAt('10:05')
  await act('check_in')
})

/** The clock goes on, and the desk signs in. */
async function clockAt(time: string) {
  await api.setClock(instantAt(tuesday, time))
  deskToken = (await api.staffWith('desk')).token
}

const act = (action: string, headers: Record<string, string> = {}) =>
  api.call(`POST /staff/rent/${rentId}/${action}`, { token: deskToken, body: {}, headers })
const history = async () => {
  const { body } = await api.call(`GET /staff/rent/${rentId}`, { token: deskToken })
  return body.status_history.map(({ status, note }: { status: string; note: string | null }) => [status, note])
}

describe('POST /staff/rent/{id}/undo_check_in', () => {
  test('200: the booking is expected again, history and audit log keep both, and another check-in counts', async () => {
    await clockAt('10:15')
    expect((await act('undo_check_in', { 'if-match': '"2"' })).body).toMatchObject({
      status: 'booked',
      checked_in_at: null,
      actions: ['check_in', 'not_arrived'],
      version: 3,
    })
    expect((await act('check_in')).body.checked_in_at).toBe(`${tuesday} 10:15:00`)
    expect(await history()).toEqual([
      ['booked', null],
      ['booked', 'checked_in'],
      ['booked', 'check_in_undone'],
      ['booked', 'checked_in'],
    ])
    const audits = api.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', rentId)
    expect((await audits.orderBy('id').execute())[1]).toMatchObject({
      action: 'rent.undo_check_in',
      before: { checked_in_at: expect.any(String) },
      after: { checked_in_at: null },
    })
  })

  test('then nobody came: the booking lapses as every other', async () => {
    await act('undo_check_in')
    await clockAt('10:31')
    expect((await api.call(`GET /staff/rent/${rentId}`, { token: deskToken })).body.status).toBe('not_arrived')
  })

  test('409 after the minutes of the setting, and without a check-in', async () => {
    await clockAt('10:21')
    expect((await act('undo_check_in')).body.code).toBe('rent.state')
    await clockAt('10:06')
    await act('undo_check_in')
    expect((await act('undo_check_in')).body.code).toBe('rent.state')
  })

  test('of two at once one undoes, and the other is told', async () => {
    const answers = await Promise.all([act('undo_check_in'), act('undo_check_in')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await history()).toHaveLength(3)
  })
})

describe('the database', () => {
  const stamp = (value: string | null) =>
    sql`update rent set checked_in_at = ${value}::timestamptz where id = ${rentId}`

  test('refuses a second check-in while there is one', async () => {
    await expect(stamp('2026-11-24 10:06:00+08').execute(api.db)).rejects.toMatchObject({
      constraint: 'rent__one_check_in',
    })
  })

  test('refuses to undo one that is too long ago', async () => {
    await clockAt('10:21')
    await expect(stamp(null).execute(api.db)).rejects.toMatchObject({ constraint: 'rent__check_in_undone_in_time' })
  })

  test('negative control: without the guard both go through', async () => {
    await clockAt('10:21')
    const rollback = new Error('rolled back')
    const unguarded = api.db.transaction().execute(async (tx) => {
      await sql`alter table rent disable trigger rent__one_check_in`.execute(tx)
      await stamp('2026-11-24 10:06:00+08').execute(tx)
      await stamp(null).execute(tx)
      throw rollback
    })
    await expect(unguarded).rejects.toBe(rollback)
  })
})
