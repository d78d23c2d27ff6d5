import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listenForChanges } from '../../platform/changes.ts'
import { itemWith } from '../../testing/content-factory.ts'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>
const status = async (id: number) => (await api.call(`GET /news/${id}`)).status

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
beforeEach(async () => {
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
})
afterAll(() => api.close())

describe('publishing', () => {
  test('begins and ends at its instants, by the clock alone', async () => {
    await api.setClock(new Date('2026-11-24T01:00:00Z'))
    desk = atTheDesk(api, (await api.staffWith('editor')).token)
    const { id } = await desk.begin()
    const { body } = await desk.move(id, 'publish', {
      publish_at: '2026-11-24 10:00:00',
      unpublish_at: '2026-11-24 12:00:00',
    })
    expect([body.state, await status(id)]).toEqual(['scheduled', 404])
    const walk: [string, number, string][] = [
      ['2026-11-24T01:59:59.500Z', 404, 'scheduled'],
      ['2026-11-24T02:00:00Z', 200, 'published'],
      ['2026-11-24T03:59:59Z', 200, 'published'],
      ['2026-11-24T04:00:00Z', 404, 'unpublished'],
    ]
    for (const [now, expected, state] of walk) {
      await api.setClock(new Date(now))
      desk = atTheDesk(api, (await api.staffWith('editor')).token)
      expect([await status(id), (await desk.read(id)).state], now).toEqual([expected, state])
    }
  })

  test('a change of what is shown keeps its date; what was to come is shown now', async () => {
    const shown = await itemWith(api.db, { publishInHours: -48 })
    const { publish_at } = await desk.read(shown)
    await desk.save(shown, { title_zh: '修正' })
    expect((await desk.move(shown, 'publish')).body.publish_at).toBe(publish_at)
    const toCome = await itemWith(api.db, { publishInHours: 48 })
    expect((await desk.move(toCome, 'publish')).body.state).toBe('published')
    expect(await status(toCome)).toBe(200)
  })

  test('readers are told when it last changed; a first version is as old as its publication', async () => {
    const id = await itemWith(api.db, { publishInHours: -48 })
    const datesOf = async () => {
      const { published_at, updated_at } = (await api.call(`GET /news/${id}`)).body
      return { published_at, updated_at }
    }
    const first = await datesOf()
    expect(first.updated_at).toBe(first.published_at)
    await desk.save(id, { title_zh: '修正' })
    expect(await datesOf()).toEqual(first)
    await desk.move(id, 'publish')
    const changed = await datesOf()
    expect(changed.published_at).toBe(first.published_at)
    expect(changed.updated_at > first.updated_at).toBe(true)
  })

  test.each([
    [{ publish_at: '2026-12-01 10:00:00', unpublish_at: '2026-12-01 10:00:00' }, 'unpublish_at'],
    [{ publish_at: '2020-01-01 10:00:00', unpublish_at: '2020-01-02 10:00:00' }, 'unpublish_at'],
    [{ publish_at: 'tomorrow' }, 'publish_at'],
  ])('%j is refused', async (window, field) => {
    const { id } = await desk.begin()
    const answer = await desk.move(id, 'publish', window)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    expect((await desk.read(id)).state).toBe('draft')
  })

  test('hides at once; what was to come is a draft again', async () => {
    const shown = await itemWith(api.db)
    expect((await desk.move(shown, 'unpublish')).body.state).toBe('unpublished')
    expect(await status(shown)).toBe(404)
    const toCome = await itemWith(api.db, { publishInHours: 1 })
    expect((await desk.move(toCome, 'unpublish')).body).toMatchObject({ state: 'draft', publish_at: null })
    const fresh = await desk.begin()
    await desk.move(fresh.id, 'publish')
    expect((await desk.move(fresh.id, 'unpublish')).body.state).toBe('unpublished')
    expect((await desk.move(fresh.id, 'unpublish')).body.code).toBe('content.state')
  })

  test('a stale version publishes nothing', async () => {
    const { id, version } = await desk.begin()
    await desk.save(id, { title_zh: '還在改' })
    expect((await desk.move(id, 'publish', {}, version)).status).toBe(412)
    expect(await status(id)).toBe(404)
  })

  test('tells every process that the content has changed; a draft tells nobody', async () => {
    const heard: string[] = []
    const changes = await listenForChanges(api.databaseUrl)
    changes.subscribe((tag) => heard.push(tag))
    const { id } = await desk.begin()
    await expect.poll(() => heard).toContain('content')
    heard.length = 0
    await desk.save(id, { title_zh: '只是草稿' })
    await desk.move(id, 'lock')
    await sql`select pg_notify('koma_changed', 'marker')`.execute(api.db)
    await expect.poll(() => heard).toEqual(['marker'])
    await desk.move(id, 'publish')
    await expect.poll(() => heard).toContain('content')
    await changes.stop()
  })
})

describe('the trash', () => {
  test('hides an item from everybody; taken out again it is hidden, with its date', async () => {
    const id = await itemWith(api.db, { publishInHours: -48, title: '舊聞' })
    const { publish_at } = await desk.read(id)
    const { body } = await desk.move(id, 'trash')
    expect([body.state, body.trashed_by === null, await status(id)]).toEqual(['trashed', false, 404])
    for (const [action, answer] of [
      ['publish', 409],
      ['trash', 409],
      ['unpublish', 409],
      ['preview', 409],
      ['lock', 409],
    ] as const)
      expect((await desk.move(id, action)).status, action).toBe(answer)
    expect((await desk.save(id)).body.code).toBe('content.state')
    expect((await desk.move(id, 'restore')).body).toMatchObject({ state: 'unpublished', publish_at, trashed_at: null })
    expect(await status(id)).toBe(404)
    expect((await desk.move(id, 'publish')).body).toMatchObject({ state: 'published', publish_at })
    expect(await status(id)).toBe(200)
    expect((await desk.move(id, 'restore')).status).toBe(409)
  })

  test('is shown to nobody, because the database refuses it', async () => {
    const { id } = await desk.begin()
    await desk.move(id, 'trash')
    const show = sql`update content set publish_at = koma_now() where id = ${id}`.execute(api.db)
    await expect(show).rejects.toThrow('content__trash_is_hidden')
  })

  test('negative control: without the constraint it would be shown', async () => {
    const id = await itemWith(api.db)
    await expect(
      api.db.transaction().execute(async (tx) => {
        await sql`alter table content drop constraint content__trash_is_hidden`.execute(tx)
        await sql`update content set trashed_at = koma_now() where id = ${id}`.execute(tx)
        const { rows } = await sql<{ shown: boolean }>`
          select publish_at <= koma_now() as shown from content where id = ${id} and trashed_at is not null`.execute(tx)
        expect(rows).toEqual([{ shown: true }])
        throw new Error('back')
      }),
    ).rejects.toThrow('back')
  })

  test('what has only been written becomes a draft again', async () => {
    const { id } = await desk.begin()
    await desk.move(id, 'trash')
    expect((await desk.move(id, 'restore')).body).toMatchObject({ state: 'draft', publish_at: null })
  })
})

describe('who is writing', () => {
  test('keeps others from saving until they take over, which is recorded, or two minutes have gone', async () => {
    const [first, second] = [await api.staffWith('editor'), await api.staffWith('editor')]
    const [one, two] = [atTheDesk(api, first.token), atTheDesk(api, second.token)]
    const { id } = await one.begin()
    expect((await one.move(id, 'lock')).body.lock).toMatchObject({ by: first.username, is_mine: true })
    expect((await two.move(id, 'lock')).body.lock).toMatchObject({ by: first.username, is_mine: false })
    const refused = await two.save(id, { title_zh: '搶先' })
    expect([refused.status, refused.body.code]).toEqual([409, 'content.locked'])
    expect(refused.body.message).toContain(first.username)
    expect((await two.move(id, 'trash')).status).toBe(409)
    expect((await two.move(id, 'lock', { take_over: true })).body.lock).toMatchObject({ is_mine: true })
    expect((await one.save(id, { title_zh: '還在寫' })).status).toBe(409)
    expect((await two.save(id, { title_zh: '接手' })).status).toBe(200)
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from audit_entry where subject_id = ${String(id)} and action = 'content.take_over'`.execute(
      api.db,
    )
    expect(rows).toEqual([{ before: { editor: first.username }, after: { editor: second.username } }])
    await api.moveClock(121)
    expect((await one.save(id, { title_zh: '回來' })).status).toBe(200)
  })

  test('gives it back when they leave, and nobody gives back what is not theirs', async () => {
    const [one, two] = [desk, atTheDesk(api, (await api.staffWith('editor')).token)]
    const { id } = await one.begin()
    await one.move(id, 'lock')
    expect((await two.move(id, 'unlock')).status).toBe(204)
    expect((await two.save(id, { title_zh: '不行' })).status).toBe(409)
    await one.move(id, 'unlock')
    expect((await two.save(id, { title_zh: '可以' })).status).toBe(200)
  })

  test('goes on for as long as they are seen', async () => {
    const [one, two] = [desk, atTheDesk(api, (await api.staffWith('editor')).token)]
    const { id } = await one.begin()
    const { body } = await one.move(id, 'lock')
    for (let minute = 0; minute < 3; minute++) {
      await api.moveClock(60)
      expect((await one.move(id, 'lock')).body.lock.since).toBe(body.lock.since)
    }
    expect((await two.save(id, { title_zh: '不行' })).status).toBe(409)
  })
})

test('a revision is never changed, because the database refuses it', async () => {
  const { id } = await desk.begin()
  const change = sql`update content_revision set fields = '{"title_zh": "x"}' where content_id = ${id}`.execute(api.db)
  await expect(change).rejects.toThrow('append-only')
})
