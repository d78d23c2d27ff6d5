import type { Draft } from '@koma/contract/content-desk.ts'
import { legalSlugs } from '@koma/domain/house-pages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** What is announced and does not hold yet. */
const isComing = sql`
       page_version.holds_from > koma_today()
       and page_version.version <> held_page_version(page_version.page)`

/**
 * Makes the form a version of its text: of one that people go by the version of the day that it names, in the place of the
 * one that was announced before; of the others today's, which holds at once. The caller has seen that the day is to come;
 * the database refuses every other. Decision: 0026
 */
export async function showPage(tx: Tx, id: number, form: Draft): Promise<void> {
  await sql`
    delete from page_version
     using content
     where content.id = ${id}
       and page_version.page = content.slug
       and ${isComing}`.execute(tx)
  const sentences = (lines: string | null | undefined) => (lines ?? '').split('\n').filter((line) => line.trim())
  await sql`
    insert into page_version (page, version, holds_from, asks_again, title_zh, title_ja, title_en, body_zh, body_ja,
                              body_en, changes_zh, changes_ja, changes_en, revision)
    select content.slug, day.holds_from::text, day.holds_from, ${form.page?.asks_again ?? false},
           ${form.title_zh}, ${form.title_ja}, ${form.title_en}, ${form.body_zh}, ${form.body_ja}, ${form.body_en},
           ${sentences(form.page?.changes_zh)}::text[], ${sentences(form.page?.changes_ja)}::text[],
           ${sentences(form.page?.changes_en)}::text[], desk.draft_number
      from content
      join content_desk desk on desk.content_id = content.id
     cross join lateral (
       select case when content.slug = any(${[...legalSlugs]}::text[])
                   then ${form.page?.holds_from ?? null}::date else koma_today() end as holds_from) day
     where content.id = ${id}
    on conflict on constraint page_version__one_a_day do update
       set version = excluded.version,
           title_zh = excluded.title_zh,
           title_ja = excluded.title_ja,
           title_en = excluded.title_en,
           body_zh = excluded.body_zh,
           body_ja = excluded.body_ja,
           body_en = excluded.body_en,
           revision = excluded.revision,
           published_at = koma_now()`.execute(tx)
  await noteChange(tx, id)
}

/** Takes back the version that is announced: the one that holds is the newest again. */
export async function withdrawVersion(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from page_version
     using content
     where content.id = ${id}
       and page_version.page = content.slug
       and ${isComing}`.execute(tx)
  await sql`
    update content_desk
       set shown_number = held.revision
      from content
      join page_version held on held.page = content.slug and held.version = held_page_version(content.slug)
     where content.id = ${id}
       and content_desk.content_id = content.id`.execute(tx)
  await noteChange(tx, id)
}

/** Search and the search engines read what holds now. */
async function noteChange(tx: Tx, id: number): Promise<void> {
  await sql`
    update content
       set version = version + 1,
           updated_at = koma_now()
     where id = ${id}`.execute(tx)
  await sql`select show_held_pages()`.execute(tx)
}
