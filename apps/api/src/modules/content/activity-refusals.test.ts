import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityDesk } from '../../testing/activity-desk.ts'
import { deskQuestion as question } from '../../testing/desk-factory.ts'

let scene: Awaited<ReturnType<typeof activityDesk>>
const begin: typeof scene.begin = (part, fields) => scene.begin(part, fields)
const onSite: typeof scene.onSite = (id, category) => scene.onSite(id, category)

beforeAll(async () => {
  scene = await activityDesk()
})
afterAll(() => scene.api.close())

describe('facts that are missing, wrong or taken', () => {
  test('without its type, time, place and organiser it is neither published nor previewed', async () => {
    const { id } = await begin({}, { type_id: null, activity: { registration: {} } })
    for (const action of ['publish', 'preview']) {
      const { status, body } = await scene.desk.move(id, action)
      expect([status, Object.keys(body.errors)], action).toEqual([
        422,
        [
          'type_id',
          'activity.starts_at',
          'activity.ends_at',
          'activity.location_zh',
          'activity.organiser_zh',
          'activity.registration.opens_at',
          'activity.registration.closes_at',
        ],
      ])
    }
  })

  test('negative control: without the question the database refuses to show one without its time', async () => {
    const { id } = await begin({}, { activity: null })
    await expect(
      sql`update content set publish_at = koma_now() where id = ${id}`.execute(scene.api.db),
    ).rejects.toThrow('content__shown_activity')
  })

  const line = { starts_at: '2026-12-04 14:00:00', ends_at: '2026-12-04 15:00:00', title_zh: '講演' }
  const window = { opens_at: '2026-11-25 10:00:00', closes_at: '2026-12-03 23:59:59' }
  test.each([
    [{ ends_at: '2026-12-04 14:00:00', schedule: [] }, 'activity.ends_at'],
    [{ starts_at: '2026-12-04T14:00', ends_at: null, schedule: [] }, 'activity.starts_at'],
    [{ space: 'roof' }, 'activity.space'],
    [{ space: null }, 'activity.space'],
    [{ schedule: [{ ...line, ends_at: '2026-12-04 13:00:00' }] }, 'activity.schedule.0.ends_at'],
    [{ schedule: [{ ...line, starts_at: '2026-12-03 14:00:00' }] }, 'activity.schedule.0.starts_at'],
    [{ schedule: [{ ...line, title_zh: ' ' }] }, 'activity.schedule.0.title_zh'],
    [{ speakers: [{ role_zh: '' }] }, 'activity.speakers.0.role_zh'],
    [{ speakers: [{ role_zh: '講者', creator_id: 999_999 }] }, 'activity.speakers.0.creator_id'],
    [{ registration: { ...window, closes_at: '2026-11-24 10:00:00' } }, 'activity.registration.closes_at'],
    [{ registration: { ...window, capacity: 0 } }, 'activity.registration.capacity'],
    [{ registration: { ...window, min_member_class: 'queen' } }, 'activity.registration.min_member_class'],
    [{ registration: { ...window, form: [question, question] } }, 'activity.registration.form.1.key'],
    [{ registration: { ...window, form: [{ ...question, options: [] }] } }, 'activity.registration.form.0.options'],
    [{ registration: { ...window, form: [{ ...question, key: 'A b' }] } }, 'activity.registration.form.0.key'],
  ])('%j is refused at its field', async (part, field) => {
    const { errors } = await begin(part)
    expect(Object.keys(errors)).toEqual([field])
  })

  const whereAndWhen = {
    'activity.occupies_space': [expect.stringMatching(/^2C 在 2026-12-04 \d\d:\d\d–\d\d:\d\d 已經有租借或其他活動/)],
  }

  test('a room that is rented meanwhile is told at its field, and nothing of the publishing happens', async () => {
    const { id } = await begin({ space: '2c' })
    await sql`
      insert into space_hold (zone_id, date, slot, reason) values ('2c', '2026-12-04', 'pm', 'rental')`.execute(
      scene.api.db,
    )
    const { status, body } = await scene.desk.move(id, 'publish')
    expect([status, body.code, body.errors]).toEqual([422, 'content.room_taken', whereAndWhen])
    expect([(await scene.desk.read(id)).state, (await onSite(id)).code]).toEqual(['draft', 'record.not_found'])
    const { token } = (await scene.desk.move(id, 'preview')).body
    expect((await scene.api.call(`GET /activity/preview?token=${token}`)).status, 'looking takes no room').toBe(200)
    await sql`delete from space_hold`.execute(scene.api.db)
    expect((await scene.desk.move(id, 'publish')).status).toBe(200)
    await scene.desk.move(id, 'trash')
  })

  test('one of the trash whose room is taken meanwhile does not come back', async () => {
    const { id } = await begin({ space: '2c' })
    await scene.desk.move(id, 'publish')
    await scene.desk.move(id, 'trash')
    await sql`
      insert into space_hold (zone_id, date, slot, reason) values ('2c', '2026-12-04', 'pm', 'rental')`.execute(
      scene.api.db,
    )
    const { status, body } = await scene.desk.move(id, 'restore')
    expect([status, body.code, body.errors]).toEqual([422, 'content.room_taken', whereAndWhen])
    expect(body.message, 'the form of what is in the trash cannot be seen through').toContain('2C 在 2026-12-04')
    await sql`delete from space_hold`.execute(scene.api.db)
    expect((await scene.desk.move(id, 'restore')).status).toBe(200)
    await scene.desk.move(id, 'trash')
  })

  test('places that people hold are not taken away, whoever asks first', async () => {
    const { id, draft } = await begin({ occupies_space: false })
    await scene.desk.move(id, 'publish')
    const registration = (part: object) => ({ ...draft.activity.registration, ...part })
    const save = (value: object | null) =>
      scene.desk.call(`PUT /staff/content/${id}`, { ...draft, activity: { ...draft.activity, registration: value } })
    // Saved while nobody had registered; somebody does before it is published.
    expect((await save(registration({ capacity: 2 }))).status).toBe(200)
    await sql`update activity_admission set taken = 3, waiting = 1 where activity_id = ${id}`.execute(scene.api.db)
    const publishing = await scene.desk.move(id, 'publish')
    expect([publishing.status, Object.keys(publishing.body.errors)]).toEqual([422, ['activity.registration.capacity']])
    expect(Object.keys((await save(null)).body.errors)).toEqual(['activity.registration'])
    expect(Object.keys((await save(registration({ keeps_waiting: false }))).body.errors)).toEqual([
      'activity.registration.keeps_waiting',
    ])
    await save(registration({ capacity: 3 }))
    expect((await scene.desk.move(id, 'publish')).status).toBe(200)
    expect((await onSite(id)).registration).toMatchObject({ capacity: 3, remaining: 0, waiting: 1 })
  })
})
