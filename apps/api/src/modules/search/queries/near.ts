import { canonicalSound, lettersOf } from '@koma/domain/kana-sounds.ts'
import { partOfName, wantedOfNames, wantedTokens } from '@koma/domain/search-tokens.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { linkColumns, linkJoins, type LinkRow } from './links.ts'
import { isShown } from './tier-walk.ts'

/** Texts whose names share a part with the words, among which the nearest are looked for. */
const candidatesMax = 2_000
/** The share of its parts in a name from which on a word is near: pairs and threes, and the characters of a short name. */
const shareMin = 0.34
const signsShareMin = 0.66
/** Characters of a word of which one may be another: a name, mostly. */
const [shortMin, shortMax] = [3, 4]

/** What is called nearly so where nothing holds the words: by the share of their parts, of their sounds, of their characters. */
export async function nearTo(db: Db, words: readonly string[], limit: number): Promise<readonly LinkRow[]> {
  const parts = words.flatMap(tellingParts)
  if (parts.length === 0) return []
  const sounds = words.flatMap(soundOf)
  const signs = words.filter(isShortName).flatMap((word) => [...word])
  const candidates = [
    ...words.flatMap((word) => sharesParts(word, false)),
    ...sounds.flatMap((sound) => sharesParts(sound, true)),
    ...sharesTwo(signs),
  ]
  const { rows } = await sql<LinkRow>`
    with candidate as (
      select search_text.id, coalesce(content_id, -faq_id) as item, names
        from search_text
       where (${sql.join(candidates, sql` or `)})
         and ${isShown}
       limit ${sql.lit(candidatesMax)}
    ),
    measured as (
      select candidate.*,
             greatest(${shareOf(parts)}, ${shareOf(sounds.flatMap(tellingParts))}) as share,
             ${shareOf(signs)} as signs
        from candidate
    ),
    best as (
      select distinct on (item) *
        from measured
       where share >= ${sql.lit(shareMin)} or signs >= ${sql.lit(signsShareMin)}
       order by item, share desc, signs desc, id
    ),
    shown as (
      select *, row_number() over (order by greatest(share, signs) desc, share desc, length(names), item) as place
        from best
       order by place
       limit ${limit}
    )
    select ${linkColumns}
      from shown
      join search_text on search_text.id = shown.id
      ${linkJoins}
     order by shown.place`.execute(db)
  return rows
}

/** The sound of kana and of letters, as the names keep theirs. */
function soundOf(word: string): string[] {
  if (/^[a-z]{4,}$/.test(word)) return [canonicalSound(word)]
  return /^[ァ-ヺー]{3,}$/.test(word) ? [canonicalSound(lettersOf(word))] : []
}

const isShortName = (word: string): boolean =>
  /^[\u2e80-\u{10ffff}]+$/u.test(word) && [...word].length >= shortMin && [...word].length <= shortMax

/** Pairs of characters and threes of letters; one character alone stands in half of all names. */
const tellingParts = (word: string): string[] =>
  wantedTokens({ in: 'text', word }).filter((part) => !part.startsWith('^') && [...part].length > 1)

/** Names with two parts of a word that stand side by side, or of a short one with any. */
function sharesParts(word: string, isSound: boolean): RawBuilder<unknown>[] {
  const parts = tellingParts(word).map((part) => partOfName(part, isSound))
  if (parts.length < 3) return parts.map((part) => sql`search_text.tokens @> ${[part]}::text[]`)
  return parts.slice(1).map((part, at) => sql`search_text.tokens @> ${[parts[at]!, part]}::text[]`)
}

/** Names with any two of the characters. */
function sharesTwo(signs: readonly string[]): RawBuilder<unknown>[] {
  const named = signs.flatMap((word) => wantedOfNames({ in: 'text', word }))
  return named.flatMap((one, at) =>
    named.slice(at + 1).map((other) => sql`search_text.tokens @> ${[one, other]}::text[]`),
  )
}

/** How many of the parts stand in the names, from 0 to 1. */
const shareOf = (parts: readonly string[]): RawBuilder<unknown> =>
  parts.length === 0
    ? sql`0.0`
    : sql`(
               select avg(case when strpos(candidate.names, part) > 0 then 1.0 else 0.0 end)
                 from unnest(${[...new Set(parts)]}::text[]) as part)`
