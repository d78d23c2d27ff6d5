import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.generated.ts'
import { waitForOtherStarts } from './start-marks.ts'

/**
 * Puts the texts of the house on the desk and before search, each as one item; those that are there stay as they are. Called
 * after the demo's own content, whose ids begin at 1. Decision: 0026
 */
export async function loadPages(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await waitForOtherStarts(tx)
    await sql`
      insert into content (kind, slug, publish_at)
      select 'page', page, least(min(holds_from)::timestamp at time zone 'Asia/Taipei', koma_now())
        from page_version
       where not exists (select from content where content.kind = 'page' and content.slug = page_version.page)
       group by page
       order by page`.execute(tx)
    await showHeldPages(tx)
  })
}

/** Lets search and the board of the desk know the version that holds; what is so already is left alone. */
export async function showHeldPages(db: Kysely<Database>): Promise<void> {
  await sql`select show_held_pages()`.execute(db)
}
