import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { foldTexts } from '../search/fold-texts.ts'
import { markOf, setMark, waitForOtherStarts } from '../start-marks.ts'
import { contentText } from './content-files.ts'
import { loadActivities } from './load-activities.ts'
import { loadAwards } from './load-awards.ts'
import { loadHomePanels, loadSiteNotices } from './load-home-panels.ts'
import { loadItems } from './load-items.ts'
import { loadLibrary, loadRecordings } from './load-library.ts'

/**
 * Fills the demo's site with what visitors read: news, activities, questions, recordings and the databases, all or nothing and once
 * for ever: afterwards it is the staff's. Days of publication count back from today. True when this call did it. Needs
 * `loadReference`.
 */
export async function loadContent(db: Kysely<Database>): Promise<boolean> {
  if ((await markOf(db, 'start.content')) !== undefined) return false
  return db.transaction().execute(async (tx) => {
    await waitForOtherStarts(tx)
    if ((await markOf(tx, 'start.content')) !== undefined) return false
    await loadNames(tx)
    await loadQuestions(tx)
    for (const [kind, file] of [
      ['news', 'news'],
      ['album', 'albums'],
      ['video', 'videos'],
      ['publisher', 'publishers'],
      ['union', 'unions'],
      ['creator', 'creators'],
      ['comic', 'comics'],
      ['award', 'award_editions'],
      ['activity', 'activities'],
    ] as const)
      await loadItems(tx, kind, file)
    await loadRecordings(tx)
    await loadLibrary(tx)
    await loadAwards(tx)
    await loadActivities(tx)
    await loadHomePanels(tx)
    await loadSiteNotices(tx)
    await foldTexts(tx)
    const { rows } = await sql<{ today: string }>`select koma_today() as today`.execute(tx)
    await setMark(tx, 'start.content', rows[0]!.today)
    return true
  })
}

/** Types, tags and genres, in the order of the files. */
async function loadNames(tx: Kysely<Database>) {
  await sql`
    insert into content_type (kind, slug, sort, name_zh, name_ja, name_en)
    select fact ->> 'kind', fact ->> 'slug', at, fact ->> 'name_zh', fact ->> 'name_ja', fact ->> 'name_en'
      from jsonb_array_elements(${contentText('content_types')}::jsonb) with ordinality as line (fact, at)
     order by at`.execute(tx)
  await sql`
    insert into tag (slug, name_zh, name_ja, name_en)
    select fact ->> 'slug', fact ->> 'name_zh', fact ->> 'name_ja', fact ->> 'name_en'
      from jsonb_array_elements(${contentText('tags')}::jsonb) with ordinality as line (fact, at)
     order by at`.execute(tx)
  await sql`
    insert into genre (slug, sort, name_zh, name_ja, name_en)
    select fact ->> 'slug', at, fact ->> 'name_zh', fact ->> 'name_ja', fact ->> 'name_en'
      from jsonb_array_elements(${contentText('genres')}::jsonb) with ordinality as line (fact, at)
     order by at`.execute(tx)
}

async function loadQuestions(tx: Kysely<Database>) {
  await sql`
    insert into faq_type (slug, sort, name_zh, name_ja, name_en)
    select fact ->> 'slug', at, fact ->> 'name_zh', fact ->> 'name_ja', fact ->> 'name_en'
      from jsonb_array_elements(${contentText('faq_types')}::jsonb) with ordinality as line (fact, at)
     order by at`.execute(tx)
  await sql`
    insert into faq (slug, type_id, sort, question_zh, question_ja, question_en, answer_zh, answer_ja, answer_en)
    select fact.slug, faq_type.id, row_number() over (), fact.question_zh, fact.question_ja, fact.question_en,
           fact.answer_zh, fact.answer_ja, fact.answer_en
      from jsonb_to_recordset(${contentText('faqs')}::jsonb)
        as fact (slug text, type text, question_zh text, question_ja text, question_en text, answer_zh text,
                 answer_ja text, answer_en text)
      join faq_type on faq_type.slug = fact.type`.execute(tx)
}
