import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateToLatest } from '../migrate.ts'
import { migrations } from '../migrations.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema.generated.ts'
import { blankDatabase, freshDatabase, type FreshDatabase } from '../testing/fresh-database.ts'

/** The kinds that are told from a table of their own, with the constraint that insists on it. */
const kinds = {
  comic: 'content__shown_comic',
  creator: 'content__shown_creator',
  publisher: 'content__shown_organisation',
  union: 'content__shown_organisation',
  award: 'content__shown_award',
} as const
const kindsAndConstraints = Object.entries(kinds)

const put = async (db: Kysely<Database>, kind: string, published: boolean) => {
  const { rows } = await sql<{ id: number }>`
    insert into content (kind, publish_at) values (${kind}, case when ${published} then koma_now() end)
    returning id`.execute(db)
  return rows[0]!.id
}

describe('an item of the databases that is shown has its facts', () => {
  let fresh: FreshDatabase
  let db: Kysely<Database>
  beforeAll(async () => {
    fresh = await freshDatabase()
    db = openDatabase(fresh.url)
  })
  afterAll(async () => {
    await db.destroy()
    await fresh.drop()
  })

  test.each(kindsAndConstraints)('a %s without is refused, published at once or later', async (kind, constraint) => {
    await expect(put(db, kind, true)).rejects.toThrow(constraint)
    const id = await put(db, kind, false)
    const publish = sql`update content set publish_at = koma_now() where id = ${id}`
    await expect(publish.execute(db)).rejects.toThrow(constraint)
  })

  test('one with them is shown, and keeps them as long as it is', async () => {
    const id = await put(db, 'comic', false)
    await sql`insert into comic (content_id) values (${id})`.execute(db)
    await sql`update content set publish_at = koma_now() where id = ${id}`.execute(db)
    await expect(sql`delete from comic where content_id = ${id}`.execute(db)).rejects.toThrow(kinds.comic)
  })

  test.each(kindsAndConstraints)('negative control: without the constraint a %s would be shown', async (kind, name) => {
    const shown = db.transaction().execute(async (tx) => {
      await sql`alter table content drop constraint ${sql.id(name)}`.execute(tx)
      await put(tx, kind, true)
      await sql`set constraints all immediate`.execute(tx)
      throw new Error('undone')
    })
    await expect(shown).rejects.toThrow('undone')
  })
})

describe('an installation that shows such items already', () => {
  test('comes up with them hidden, and every other one shown', async () => {
    const blank = await blankDatabase()
    const db = openDatabase(blank.url)
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
      const { error } = await migrator.migrateTo('0042-initials')
      expect(error).toBeUndefined()
      const bare = await put(db, 'comic', true)
      const whole = await put(db, 'comic', true)
      const news = await put(db, 'news', true)
      await sql`insert into comic (content_id) values (${whole})`.execute(db)
      await migrateToLatest(db)
      const { rows } = await sql<{ id: number }>`
        select id from content where publish_at is not null order by id`.execute(db)
      expect(rows.map(({ id }) => id)).toEqual([whole, news])
      const hidden = await sql<{ n: number }>`select count(*) as n from content where id = ${bare}`.execute(db)
      expect(hidden.rows[0]!.n).toBe(1)
    } finally {
      await db.destroy()
      await blank.drop()
    }
  })
})
