import { sql, type Kysely } from 'kysely'

/** Neither profile of a creator has to be written: the Chinese one is as free as the English one. Source: product §3, §5 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_creator_form(form jsonb) returns boolean
      language sql immutable
      return coalesce(
        jsonb_typeof(form) = 'object'
        and form ->> 'name' ~ '[^[:space:]]'
        and form ->> 'pen_name' ~ '[^[:space:]]'
        and form ->> 'address' ~ '[^[:space:]]'
        and form ->> 'citizenship' in ('domestic', 'foreign')
        and (form ->> 'citizenship' = 'foreign') = (form ->> 'nationality' is not null)
        and jsonb_typeof(form -> 'industries') = 'array' and jsonb_array_length(form -> 'industries') between 1 and 20
        and jsonb_typeof(form -> 'works') = 'array' and jsonb_array_length(form -> 'works') between 1 and 20, false)
  `.execute(db)
}
