import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { contentText } from './content-files.ts'

/** The home page's banners, in the order of the file. Needs the items that they lead to. */
export async function loadHomePanels(tx: Kysely<Database>): Promise<void> {
  await sql`
    insert into home_panel (content_id, link, art, colour, sort, publish_at, unpublish_at,
                            title_zh, title_ja, title_en, text_zh, text_ja, text_en)
    select (select id from content where kind = fact ->> 'of' and slug = fact ->> 'item'),
           fact ->> 'link',
           fact ->> 'art',
           fact ->> 'colour',
           at,
           koma_today()::timestamp at time zone 'Asia/Taipei',
           (koma_today() + (fact ->> 'days')::integer)::timestamp at time zone 'Asia/Taipei',
           fact ->> 'title_zh', fact ->> 'title_ja', fact ->> 'title_en',
           fact ->> 'text_zh', fact ->> 'text_ja', fact ->> 'text_en'
      from jsonb_array_elements(${contentText('home_panels')}::jsonb) with ordinality as line (fact, at)
     order by at`.execute(tx)
}

/** What every page of a new demo tells its readers. */
export async function loadSiteNotices(tx: Kysely<Database>): Promise<void> {
  await sql`
    insert into site_notice (level, link, publish_at, title_zh, title_ja, title_en, text_zh, text_ja, text_en)
    select fact ->> 'level',
           fact ->> 'link',
           koma_today()::timestamp at time zone 'Asia/Taipei',
           fact ->> 'title_zh', fact ->> 'title_ja', fact ->> 'title_en',
           fact ->> 'text_zh', fact ->> 'text_ja', fact ->> 'text_en'
      from jsonb_array_elements(${contentText('site_notices')}::jsonb) with ordinality as line (fact, at)
     order by at`.execute(tx)
}
