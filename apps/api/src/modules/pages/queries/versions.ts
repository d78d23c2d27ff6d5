import type { AgreementVersion } from '@koma/domain/agreements.ts'
import type { PageSlug, PageVersionState } from '@koma/domain/house-pages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A version of a text without the text. */
export interface VersionLine extends AgreementVersion {
  readonly page: PageSlug
  /** `YYYY-MM-DD` */
  readonly holdsFrom: string
  readonly state: PageVersionState
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly changes_zh: readonly string[]
  readonly changes_ja: readonly string[]
  readonly changes_en: readonly string[]
}

/** A version with its text, in which the numbers of the house stand as `{{names}}`. */
export interface VersionRow extends VersionLine {
  readonly body_zh: string
  readonly body_ja: string | null
  readonly body_en: string | null
}

const lineColumns = sql`
           page, version, holds_from as "holdsFrom", state, asks_again as "asksAgain", title_zh, title_ja, title_en,
           changes_zh, changes_ja, changes_en`

/** Every version of these texts, what is announced too, the newest first. */
export async function versionLines(db: Db | Tx, pages: readonly string[]): Promise<readonly VersionLine[]> {
  const { rows } = await sql<VersionLine>`
    select ${lineColumns}
      from stated_page_version
     where page = any(${[...pages]}::text[])
     order by page, holds_from desc`.execute(db)
  return rows
}

/** One version, or the one that holds where none is named; undefined where there is none. */
export async function versionOf(db: Db, page: string, version: string | undefined): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${lineColumns}, body_zh, body_ja, body_en
      from stated_page_version
     where page = ${page}
       and version = coalesce(${version ?? null}::text, held_page_version(page))`.execute(db)
  return rows[0]
}

/** The text of an item of the desk in its newest version, announced or not; undefined for every other item. */
export async function newestVersionOfItem(db: Db, id: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${lineColumns}, body_zh, body_ja, body_en
      from stated_page_version
     where page = (select slug from content where id = ${id} and kind = 'page')
     order by holds_from desc
     limit 1`.execute(db)
  return rows[0]
}
