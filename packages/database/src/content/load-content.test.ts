import { readdirSync } from 'node:fs'
import { foldVersion } from '@koma/domain/search-folding.ts'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { loadReference } from '../reference.ts'
import type { Database } from '../schema.generated.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database.ts'
import { contentText } from './content-files.ts'
import { loadContent } from './load-content.ts'

let fresh: FreshDatabase
let db: Kysely<Database>
let answers: readonly boolean[]

beforeAll(async () => {
  fresh = await freshDatabase()
  db = openDatabase(fresh.url)
  await loadReference(db)
  answers = await Promise.all([loadContent(db), loadContent(db)])
})
afterAll(async () => {
  await db.destroy()
  await fresh.drop()
})

const count = async (table: keyof Database) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]!.n

describe('the content of a new demo', () => {
  test('is loaded once, however many start at once', () => {
    expect(answers.toSorted()).toEqual([false, true])
  })

  test('is every record of the files, none lost on the way', async () => {
    const { rows } = await sql<{ kind: string; n: number }>`
      select kind, count(*) as n from content group by kind`.execute(db)
    expect(Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))).toEqual({
      news: 33,
      video: 22,
      album: 6,
      comic: 127,
      creator: 110,
      union: 11,
      publisher: 31,
      award: 32,
      activity: 42,
    })
    expect([await count('faq'), await count('faq_type'), await count('award')]).toEqual([39, 10, 6])
    expect([await count('comic'), await count('creator'), await count('organisation')]).toEqual([127, 110, 42])
    expect([await count('video'), await count('album_video'), await count('award_edition')]).toEqual([22, 22, 32])
    expect(await count('video_chapter')).toBe(20 * 4)
  })

  test('keeps every link between works, people, publishers and awards', async () => {
    const editions = JSON.parse(contentText('award_editions')) as {
      categories: { entries: { creators: string[] }[] }[]
    }[]
    const entries = editions.flatMap(({ categories }) => categories.flatMap((one) => one.entries))
    const comics = JSON.parse(contentText('comics')) as { creators: string[]; genres: string[]; publisher: string }[]
    expect(await count('award_entry')).toBe(entries.length)
    expect(await count('award_entry_creator')).toBe(entries.flatMap(({ creators }) => creators).length)
    expect(await count('comic_creator')).toBe(comics.flatMap(({ creators }) => creators).length)
    expect(await count('comic_genre')).toBe(comics.flatMap(({ genres }) => genres).length)
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from comic where publisher_id is not null`.execute(db)
    expect(rows[0]!.n).toBe(comics.filter(({ publisher }) => publisher).length)
  })

  test('has activities of every state, with their programme, their questions and their places', async () => {
    const { rows } = await sql<{ category: string; n: number }>`
      select category, count(*) as n from activity group by category order by category`.execute(db)
    expect(Object.fromEntries(rows.map(({ category, n }) => [category, n]))).toEqual({
      course: 12,
      exhibition: 10,
      lecture: 12,
      matchmaking: 8,
    })
    const facts = JSON.parse(contentText('activities')) as { schedule: unknown[]; speakers: unknown[] }[]
    expect(await count('activity_schedule')).toBe(facts.flatMap(({ schedule }) => schedule).length)
    expect(await count('activity_speaker')).toBe(facts.flatMap(({ speakers }) => speakers).length)
    const states = await sql<{ state: string; n: number }>`
      select case
               when activity.ends_at < koma_now() then 'past'
               when opens_at > koma_now() then 'not_started'
               when closes_at < koma_now() then 'closed'
               when taken = capacity then 'full'
               else 'open'
             end as state,
             count(*) as n
        from activity_admission
        join activity on activity.content_id = activity_admission.activity_id
       group by state`.execute(db)
    expect(Object.fromEntries(states.rows.map(({ state, n }) => [state, n]))).toEqual({
      open: 14,
      full: 2,
      not_started: 6,
      closed: 3,
      past: 7,
    })
  })

  test('names the file of every record that there is', () => {
    const files = readdirSync(new URL('../../content', import.meta.url)).filter((name) => name.endsWith('.json'))
    for (const file of files) {
      const rows = JSON.parse(contentText(file.replace('.json', '') as 'news')) as { slug: string; kind?: string }[]
      expect(new Set(rows.map(({ slug, kind }) => `${kind} ${slug}`)).size, file).toBe(rows.length)
    }
    expect(files.length).toBe(18)
  })
})

describe('the index of words', () => {
  test('holds every text and every question in its languages, folded by the tables of now', async () => {
    const { rows } = await sql<{ n: number; folded: number; expected: number }>`
      select count(*) as n,
             count(*) filter (where fold_version = ${foldVersion} and folded <> '' and tokens <> '{}') as folded,
             (select count(*) from content_text) + (select count(*) + count(question_ja) + count(question_en) from faq)
               as expected
        from search_text`.execute(db)
    expect(rows[0]!.n).toBe(rows[0]!.expected)
    expect(rows[0]!.folded).toBe(rows[0]!.expected)
  })

  test('holds nothing that a pattern would read', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from search_text where folded ~ '[%_\\\\]' or names ~ '[%_\\\\]'`.execute(db)
    expect(rows[0]!.n).toBe(0)
  })
})

describe('a video that is shown has its facts', () => {
  /** A video and its facts, in the order in which a form would write them. */
  const publish = (withFacts: boolean) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into content (kind, publish_at) values ('video', koma_now()) returning id`.execute(tx)
      if (withFacts) await sql`insert into video (content_id, duration_s) values (${rows[0]!.id}, 60)`.execute(tx)
      return rows[0]!.id
    })

  test('the database refuses one without, and takes facts away from none', async () => {
    await expect(publish(false)).rejects.toThrow('content__shown_video')
    const id = await publish(true)
    await expect(sql`delete from video where content_id = ${id}`.execute(db)).rejects.toThrow('content__shown_video')
    await sql`update content set publish_at = null where id = ${id}`.execute(db)
    await sql`delete from video where content_id = ${id}`.execute(db)
    await expect(sql`update content set publish_at = koma_now() where id = ${id}`.execute(db)).rejects.toThrow(
      'content__shown_video',
    )
    await sql`delete from content where id = ${id}`.execute(db)
  })

  test('control: without the constraint it would be shown', async () => {
    const shown = db.transaction().execute(async (tx) => {
      await sql`alter table content drop constraint content__shown_video`.execute(tx)
      await sql`insert into content (kind, publish_at) values ('video', koma_now())`.execute(tx)
      await sql`set constraints all immediate`.execute(tx)
      throw new Error('undone')
    })
    await expect(shown).rejects.toThrow('undone')
    await expect(publish(false)).rejects.toThrow('content__shown_video')
  })

  test('an item is deleted together with its facts', async () => {
    const id = await publish(true)
    await sql`delete from content where id = ${id}`.execute(db)
    const { rows } = await sql`select content_id from video where content_id = ${id}`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the database refuses', () => {
  test.each([
    ['a Chinese text without a title', 'content_text__zh_titled', sql`update content_text set title = null`],
    ['an unknown kind', 'content__kind', sql`insert into content (kind) values ('poster')`],
    ['a window that ends before it begins', 'content__window', sql`update content set unpublish_at = publish_at`],
    [
      'a window without a beginning',
      'content__window',
      sql`update content set unpublish_at = now(), publish_at = null`,
    ],
    [
      'a publisher that is none',
      'comic__of_publisher',
      sql`update comic set publisher_id = (select min(id) from content where kind = 'news')`,
    ],
    [
      'an activity of a category that is not its type',
      'activity__category',
      sql`update activity set category = 'course' where category = 'lecture'`,
    ],
    ['an activity that ends before it begins', 'activity__forward', sql`update activity set ends_at = starts_at`],
    [
      'more places taken than there are',
      'activity_admission__places',
      sql`update activity_admission set taken = capacity + 1`,
    ],
    [
      'a waiting list where none is kept',
      'activity_admission__waiting',
      sql`update activity_admission set waiting = 1 where not keeps_waiting`,
    ],
    [
      'an address that is no web address',
      'organisation__website',
      sql`update organisation set website = 'javascript:alert(1)'`,
    ],
    [
      'a type of another kind',
      'content__type',
      sql`update content set type_id = (select min(id) from content_type where kind = 'news') where kind = 'video'`,
    ],
  ])('%s', async (_, constraint, statement) => {
    await expect(statement.execute(db)).rejects.toThrow(constraint)
  })
})
