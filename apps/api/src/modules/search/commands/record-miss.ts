import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

const [lengthMin, lengthMax] = [2, 60]
/** Different words that one day keeps: somebody who tries all words fills nothing. */
const missesADayMax = 2_000

/** What could be somebody's: an address of mail, or a number as of a phone, an identity card or a booking. */
const personal = /@|\d[\d\s-]{4,}\d/

/**
 * Remembers words that nothing holds, so that staff see what is missing; nothing about who asked. Words that could be
 * somebody's own are not kept.
 */
export async function recordMiss(
  db: Db,
  { words, asked, language }: { words: readonly string[]; asked: string; language: Language },
): Promise<void> {
  const [folded, written] = [words.join(' '), asked.trim()]
  if (personal.test(written.normalize('NFKC'))) return
  if (signs(folded) < lengthMin || signs(folded) > lengthMax || signs(written) > lengthMax) return
  await sql`
    insert into search_miss as miss (day, language, words, asked)
    select koma_today(), ${language}, ${folded}, ${written}
     where (select count(*) from search_miss where day = koma_today()) < ${missesADayMax}
        or exists (select from search_miss where day = koma_today() and language = ${language} and words = ${folded})
    on conflict on constraint search_miss__identity
      do update set times = miss.times + 1, settled_at = null, settled_by_name = null`.execute(db)
}

const signs = (text: string): number => Array.from(text).length
