import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

interface Listed {
  readonly id: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

export interface IndustryRow extends Listed {
  readonly description_zh: string | null
  readonly description_ja: string | null
  readonly description_en: string | null
}

/** The industries that the creator application offers. */
export async function industries(db: Db): Promise<readonly IndustryRow[]> {
  const { rows } = await sql<IndustryRow>`
    select id, name_zh, name_ja, name_en, description_zh, description_ja, description_en
      from industry
     order by sort, id`.execute(db)
  return rows
}

/** The nationalities other than Taiwan's. */
export async function countries(db: Db): Promise<readonly Listed[]> {
  const { rows } = await sql<Listed>`
    select id, name_zh, name_ja, name_en
      from country
     order by sort, id`.execute(db)
  return rows
}

/** Whether every industry and the nationality (null: Taiwan's) exist. */
export async function knownChoices(
  db: Db | Tx,
  { industryIds, nationality }: { readonly industryIds: readonly string[]; readonly nationality: string | null },
): Promise<{ readonly industries: boolean; readonly nationality: boolean }> {
  const { rows } = await sql<{ industries: boolean; nationality: boolean }>`
    select not exists (
             select from unnest(${industryIds}::text[]) as wanted (id)
              where not exists (select from industry where industry.id = wanted.id)
           ) as industries,
           ${nationality}::text is null or exists (select from country where id = ${nationality}) as nationality`.execute(
    db,
  )
  return rows[0]!
}
