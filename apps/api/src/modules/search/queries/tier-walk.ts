import { searchKinds } from '@koma/contract/search.ts'
import { sql, type RawBuilder } from 'kysely'

/** Texts of one step at most: more of them are in no tier but the last, and in the others while a large load waits to age. */
export const stepRowsMax = 5_000

/** Whether a text is shown now; the clock is asked once a statement. */
export const isShown = sql`
         search_text.publish_at <= (select koma_now())
         and (search_text.unpublish_at is null or search_text.unpublish_at > (select koma_now()))`

/** How old a text is among its kind: 0 is the newest. Decision: 0024 */
export type Tier = 0 | 1 | 2

interface Walk {
  /** Before the names of its steps. */
  readonly name: string
  readonly holds: RawBuilder<unknown>
  /** Columns of `search_text` for each text of a tier that holds; `kind` and `item` are always there. */
  readonly columns: (tier: Tier) => RawBuilder<unknown>
  /** Items of a kind that are enough to leave its older ones alone. */
  readonly enough: number
  /** Where the first step comes from when it has been taken already. */
  readonly first?: RawBuilder<unknown>
}

/**
 * The steps of a statement that look for texts from the newest tier to the oldest, kind by kind, and stop where enough of
 * a kind were found: `<name>_0`, `_1` and `_2`. However common a word is, some thousand texts are read; each step uses
 * the index of its tier. `<name>_lacking_1` and `_2` tell the kinds that went on. Decision: 0024
 */
export function tierWalk({ name, holds, columns, enough, first }: Walk): RawBuilder<unknown> {
  const step = (tier: Tier) => sql.id(`${name}_${tier}`)
  const lacking = (tier: 1 | 2) => sql.id(`${name}_lacking_${tier}`)
  const shownIn = (tier: Tier, further: RawBuilder<unknown>) => sql`
    select ${columns(tier)}, search_text.kind, ${item} as item
      from search_text
     where search_text.tier = ${sql.lit(tier)}
       and ${holds}
       and ${isShown}
       ${further}
     limit ${sql.lit(stepRowsMax)}`
  // The kind is an expression so that no index of kinds is walked: the parts of the words tell more.
  const going = (tier: 1 | 2) => sql`
       and (select kinds from ${lacking(tier)}) is not null
       and search_text.kind || '' = any((select kinds from ${lacking(tier)})::text[])`
  return sql`
  ${step(0)} as materialized (${first ?? shownIn(0, sql``)}),
  ${lacking(1)} as materialized (${kindsLacking(1, enough, [step(0)])}),
  ${step(1)} as materialized (${shownIn(1, going(1))}),
  ${lacking(2)} as materialized (${kindsLacking(2, enough, [step(0), step(1)])}),
  ${step(2)} as materialized (${shownIn(2, going(2))})`
}

const item = sql`coalesce(search_text.content_id, -search_text.faq_id)`

/** The kinds that have texts from this tier on and not enough before it; null where there is none. */
const kindsLacking = (tier: 1 | 2, enough: number, steps: readonly RawBuilder<unknown>[]) => sql`
    select array_agg(deep.kind) as kinds
      from unnest(${[...searchKinds]}::text[]) as deep (kind)
      left join (
        select kind, count(distinct item) as items
          from (${sql.join(
            steps.map((one) => sql`select kind, item from ${one}`),
            sql` union all `,
          )}) found
         group by kind) counted on counted.kind = deep.kind
     where exists (select from search_text old where old.kind = deep.kind and old.tier >= ${sql.lit(tier)} and old.tier > 0)
       and coalesce(counted.items, 0) < ${sql.lit(enough)}`

/** Whether a kind has older texts that a walk did not look at. */
export function leftAlone(name: string, kind: RawBuilder<unknown>): RawBuilder<unknown> {
  const goes = (tier: 1 | 2) =>
    sql`${kind} = any(coalesce((select kinds from ${sql.id(`${name}_lacking_${tier}`)}), '{}'))`
  const hasOlder = (tier: 1 | 2) => sql`
    exists (select from search_text old where old.kind = ${kind} and old.tier >= ${sql.lit(tier)} and old.tier > 0)`
  return sql`((not ${goes(1)} and ${hasOlder(1)}) or (${goes(1)} and not ${goes(2)} and ${hasOlder(2)}))`
}
