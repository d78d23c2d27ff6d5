import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { contentText } from './content-files.ts'

/** Records of the databases are older than any news: they are no news. */
const libraryPublishedDays = -400

/** The items of a file with their texts and tags, their ids in its order. */
export async function loadItems(
  tx: Kysely<Database>,
  kind: string,
  file: Parameters<typeof contentText>[0],
): Promise<void> {
  const facts = contentText(file)
  await sql`
    insert into content (kind, slug, type_id, publish_at, pinned, sort, sources, unsourced)
    select ${kind},
           fact ->> 'slug',
           (select id from content_type where kind = ${kind} and slug = fact ->> 'type'),
           (koma_today() + coalesce((fact ->> 'published_days')::integer, ${libraryPublishedDays}::integer)
             + time '10:00') at time zone 'Asia/Taipei',
           coalesce((fact ->> 'pinned')::boolean, false),
           at,
           array(select jsonb_array_elements_text(fact -> 'sources')),
           array(select jsonb_array_elements_text(coalesce(fact -> 'unsourced', '[]')))
      from jsonb_array_elements(${facts}::jsonb) with ordinality as line (fact, at)
     order by at`.execute(tx)
  await sql`
    insert into content_text (content_id, language, title, reading, summary, body)
    select content.id, words.language, words.said ->> 'title', words.said ->> 'reading', words.said ->> 'summary',
           words.said ->> 'body'
      from jsonb_array_elements(${facts}::jsonb) as line (fact)
      join content on content.kind = ${kind} and content.slug = fact ->> 'slug'
     cross join jsonb_each(fact -> 'texts') as words (language, said)`.execute(tx)
  await sql`
    insert into content_tag (content_id, tag_id)
    select content.id, tag.id
      from jsonb_array_elements(${facts}::jsonb) as line (fact)
      join content on content.kind = ${kind} and content.slug = fact ->> 'slug'
     cross join jsonb_array_elements_text(coalesce(fact -> 'tags', '[]')) as named (slug)
      join tag on tag.slug = named.slug`.execute(tx)
}
