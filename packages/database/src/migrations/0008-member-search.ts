import { sql, type Kysely } from 'kysely'

/** Staff find a member by any piece of a name, address or number, also by two characters of Chinese. Decision: search */
export async function up(db: Kysely<unknown>): Promise<void> {
  await folding.execute(db)
  await grams.execute(db)
  await index.execute(db)
}

const folding = sql`
  create function koma_folded(of_text text) returns text
    language sql immutable parallel safe
    return lower(normalize(of_text, nfkc));
  comment on function koma_folded is 'The form in which texts are searched: case and width of the letters do not count';

  create function member_search_text(username text, name text, email text, mobile text) returns text
    language sql immutable parallel safe
    return koma_folded(username || chr(10) || name || chr(10) || email || chr(10) || mobile);
  comment on function member_search_text is 'A line each: what is looked for never reaches over two of them';
`

const grams = sql`
  create function koma_grams(of_text text) returns text[]
    language sql immutable parallel safe
    return (
      select coalesce(array_agg(distinct gram), '{}')
        from generate_series(1, length(of_text)) place,
             unnest(array[substr(of_text, place, 1), substr(of_text, place, 2)]) gram
    );
  comment on function koma_grams is 'Every one and two characters that follow each other: what the index of a search holds';

  create function koma_query_grams(of_text text) returns text[]
    language sql immutable parallel safe
    return (
      select coalesce(array_agg(distinct substr(of_text, place, 2)), '{}')
        from generate_series(1, greatest(length(of_text) - 1, least(length(of_text), 1))) place
    );
  comment on function koma_query_grams is 'The pairs of what is looked for, or its only character';
`

const index = sql`
  create index member__search
    on member using gin (koma_grams(member_search_text(username, name, email, mobile)));
`
