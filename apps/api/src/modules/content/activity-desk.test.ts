import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityDesk } from '../../testing/activity-desk.ts'
import { deskQuestion as question } from '../../testing/desk-factory.ts'

let scene: Awaited<ReturnType<typeof activityDesk>>
const facts: typeof scene.facts = (part) => scene.facts(part)
const begin: typeof scene.begin = (part, fields) => scene.begin(part, fields)
const onSite: typeof scene.onSite = (id, category) => scene.onSite(id, category)

beforeAll(async () => {
  scene = await activityDesk()
})
afterAll(() => scene.api.close())

const feed = async () => (await scene.api.call('GET /calendar.ics?lang=zh')).text.replaceAll('\r\n ', '')
const eventOf = (text: string, id: number) => text.split('BEGIN:VEVENT').find((one) => one.includes(`activity-${id}@`))
const sequenceOf = (text: string, id: number) => Number(/SEQUENCE:(\d+)/.exec(eventOf(text, id) ?? '')?.[1])
const held = async () =>
  (
    await sql<{ at: string }>`select zone_id || ' ' || date || ' ' || slot as at from space_hold order by 1`.execute(
      scene.api.db,
    )
  ).rows.map(({ at }) => at)

describe('an activity at the desk', () => {
  test('begins as a draft, is previewed on the screen of its category, published, and read as it was written', async () => {
    const { id, version, draft } = await begin()
    expect(draft.activity).toEqual(facts())
    expect((await onSite(id)).code).toBe('record.not_found')
    const link = (await scene.desk.move(id, 'preview')).body
    expect(link.path).toBe(`activity_lecture/preview?token=${link.token}`)
    const preview = await scene.api.call(`GET /activity/preview?token=${link.token}`)
    expect([preview.status, preview.headers['cache-control'], preview.body.title_zh]).toEqual([
      200,
      'private, no-store',
      '週五講座',
    ])
    expect(await held()).toEqual([])
    expect((await scene.desk.read(id)).version).toBe(version)
    expect((await scene.desk.move(id, 'publish')).status).toBe(200)
    expect(await held()).toEqual(['2b 2026-12-04 pm'])
    expect(await onSite(id)).toMatchObject({
      category: 'lecture',
      phase: 'upcoming',
      starts_at: '2026-12-04 14:00:00',
      location_en: '2F Room B',
      space: '2b',
      registration: { status: 'not_started', capacity: 20, remaining: 20, fee_points: 30, form: [question] },
      schedule: [{ title_zh: '講演', starts_at: '2026-12-04 14:00:00' }],
      speakers: [{ name_zh: '小貓', creator_id: scene.creator }],
      units: { organiser_zh: '中心推廣組' },
    })
    await scene.desk.move(id, 'trash')
    expect(await held()).toEqual([])
  })

  test('a change raises SEQUENCE in calendars, and one that is called off says so and gives its room back', async () => {
    const { id } = await begin()
    await scene.desk.move(id, 'publish')
    const first = sequenceOf(await feed(), id)
    const { draft } = await scene.desk.read(id)
    await scene.desk.call(`PUT /staff/content/${id}`, { ...draft, activity: facts({ location_zh: '3 樓' }) })
    expect(sequenceOf(await feed(), id), 'a draft is nobody’s calendar').toBe(first)
    await scene.desk.move(id, 'publish')
    const moved = sequenceOf(await feed(), id)
    expect(moved).toBeGreaterThan(first)
    await scene.desk.call(`PUT /staff/content/${id}`, { ...draft, activity: facts({ cancelled: true }) })
    await scene.desk.move(id, 'publish')
    const text = await feed()
    expect(eventOf(text, id)).toContain('STATUS:CANCELLED')
    expect(sequenceOf(text, id)).toBeGreaterThan(moved)
    expect((await onSite(id)).phase).toBe('cancelled')
    expect(await held()).toEqual([])
    await scene.desk.call(`PUT /staff/content/${id}`, { ...draft, activity: facts() })
    await scene.desk.move(id, 'publish')
    expect([eventOf(await feed(), id), (await onSite(id)).phase]).toEqual([
      expect.stringContaining('STATUS:CONFIRMED'),
      'upcoming',
    ])
    await scene.desk.move(id, 'trash')
  })

  test('moves into another category with its type: the new address holds it, the old one does not', async () => {
    const { id } = await begin({ occupies_space: false })
    await scene.desk.move(id, 'publish')
    const { draft } = await scene.desk.read(id)
    await scene.desk.call(`PUT /staff/content/${id}`, { ...draft, type_id: scene.typeOf('course') })
    expect((await scene.desk.move(id, 'publish')).status).toBe(200)
    expect([(await onSite(id, 'course')).category, (await onSite(id)).code]).toEqual(['course', 'record.not_found'])
    await scene.desk.move(id, 'trash')
  })

  test('the second of two editors is told which of its facts have changed', async () => {
    const { id, version, draft } = await begin()
    const mine = { ...draft, activity: facts({ location_zh: '後到' }) }
    const theirs = { ...draft, activity: facts({ location_zh: '先到', space: '2a' }) }
    expect((await scene.other.call(`PUT /staff/content/${id}`, theirs, version)).status).toBe(200)
    const { status, body } = await scene.desk.call(`PUT /staff/content/${id}`, mine, version)
    expect([status, body.stale.fields.toSorted()]).toEqual([412, ['activity.location_zh', 'activity.space']])
  })

  test('an earlier form is taken up again with its programme', async () => {
    const { id, draft } = await begin()
    await scene.desk.call(`PUT /staff/content/${id}`, { ...draft, activity: facts({ schedule: [], speakers: [] }) })
    expect((await scene.desk.call(`GET /staff/content/${id}/revisions/2`)).body.changed.toSorted()).toEqual([
      'activity.schedule',
      'activity.speakers',
    ])
    const { body } = await scene.desk.move(id, 'revert', { revision: 1 })
    expect(body.draft.activity).toEqual(facts())
  })

  test('all that came with the installation can be saved and published again, and nothing of it changes', async () => {
    const { rows } = await sql<{ id: number; category: string }>`
      select content_id as id, category from activity
        join content on content.id = content_id and slug is not null
       order by content_id`.execute(scene.api.db)
    expect(rows.length).toBeGreaterThan(40)
    for (const { id, category } of rows) {
      const before = await onSite(id, category)
      const { draft } = await scene.desk.read(id)
      const saved = await scene.desk.call(`PUT /staff/content/${id}`, { ...draft, summary_en: 'A word more' })
      expect([id, saved.status, saved.body.errors]).toEqual([id, 200, undefined])
      expect((await scene.desk.move(id, 'publish')).status, String(id)).toBe(200)
      const { schedule, speakers, units, registration, starts_at, space } = before
      expect(await onSite(id, category)).toMatchObject({ schedule, speakers, units, registration, starts_at, space })
    }
  }, 60_000)
})
