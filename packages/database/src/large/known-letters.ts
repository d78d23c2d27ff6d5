import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { titleHeads } from './large-texts.ts'

/** The functions by which a title's letters of the three indexes are generated; each takes its time. */
const letterFunctions = ['koma_zhuyin_initial', 'koma_kana_initial', 'koma_latin_initial'] as const

/**
 * Lets the letters of titles be looked up among those with which large texts begin, as long as the work lasts: working
 * them out a million times would take longer than all the rest. Nobody but the transaction sees it.
 */
export async function withKnownLetters(tx: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const definitions: string[] = []
  for (const name of letterFunctions) {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef(${name}::regproc) as definition`.execute(tx)
    definitions.push(rows[0]!.definition)
    const letters = await sql<{ head: string; letter: string }>`
      select head, ${sql.id(name)}(head) as letter
        from unnest(${[...titleHeads]}::text[]) as head`.execute(tx)
    const cases = letters.rows.map(({ head, letter }) => sql`when ${sql.lit(head)} then ${sql.lit(letter)}`)
    await sql`
      create or replace function ${sql.id(name)}(words text) returns text
        language sql immutable strict parallel safe
        return case left(words, 1) ${sql.join(cases, sql` `)} end`.execute(tx)
  }
  await work()
  for (const definition of definitions) await sql.raw(definition).execute(tx)
}
