import type { Posting } from '@koma/contract/postings.ts'
import type { Formats } from '../../../i18n/formats.ts'
import type { PostingSpec } from './posting-specs.ts'

/** What a posting is called in the reader's language; a banner without words is called as its item. */
export function postingTitle(spec: PostingSpec, posting: Posting, formats: Formats): string {
  const { word } = spec.words[0]
  const own = namesOf(posting, word)
  if (own) return formats.name(own)
  const item = 'item' in posting ? posting.item : null
  return (item && formats.name(namesOf(item, 'title')!)) ?? ''
}

/** Its words in three languages; undefined where there is no Chinese. */
function namesOf(record: object, word: string) {
  const said = record as Readonly<Record<string, string | null | undefined>>
  const chinese = said[`${word}_zh`]
  if (!chinese) return undefined
  return { name_zh: chinese, name_ja: said[`${word}_ja`] ?? null, name_en: said[`${word}_en`] ?? null }
}
