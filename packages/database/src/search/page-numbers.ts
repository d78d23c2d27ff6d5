import { fillNumbers, pageNumbers, pageSettingKeys } from '@koma/domain/page-numbers.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

interface Searched {
  readonly kind: string
  /** What is searched, as the database gives it. */
  readonly text: string
}

/** The same texts, those of the house with the numbers that hold now: as their readers see them. */
export async function withNumbers<Row extends Searched>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const asks = ({ kind, text }: Searched) => kind === 'page' && text.includes('{{')
  if (!rows.some(asks)) return rows
  const numbers = pageNumbers(await settingsNow(db))
  return rows.map((row) => (asks(row) ? { ...row, text: fillNumbers(row.text, numbers) } : row))
}

async function settingsNow(db: Kysely<Database>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ key: string; value: number }>`
    select distinct on (key) key, value
      from setting
     where key = any(${[...pageSettingKeys]}::text[])
       and valid_from <= koma_now()
     order by key, valid_from desc`.execute(db)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
