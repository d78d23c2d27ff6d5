import { postingLengths, type PostingKindName } from '@koma/contract/postings.ts'

/** The words that postings have, by the beginning of their fields. */
export type PostingWord = 'title' | 'text' | 'alt' | 'question' | 'answer' | 'name'

/** One field in three languages. */
export interface WordSpec {
  readonly word: PostingWord
  readonly as: 'line' | 'text' | 'html'
  readonly isRequired: boolean
}

/** What the console knows of one kind of postings. */
export interface PostingSpec {
  readonly resource: PostingKindName
  /** The first names the posting. */
  readonly words: readonly [WordSpec, ...WordSpec[]]
  /** The other fields of its form, with what a new one begins with. */
  readonly plain: Readonly<Record<string, PlainValue>>
  readonly hasWindow: boolean
  /** Whether staff order all of them, those of one type, or none. */
  readonly order: 'all' | 'type' | null
}

export type PlainValue = string | number | boolean | null

export const postingSpecs = {
  panels: {
    resource: 'panels',
    words: [
      { word: 'title', as: 'line', isRequired: false },
      { word: 'text', as: 'text', isRequired: false },
      { word: 'alt', as: 'line', isRequired: false },
    ],
    plain: { content_id: null, link: null, art: 'panels', colour: 'paper', cover_id: null },
    hasWindow: true,
    order: 'all',
  },
  notices: {
    resource: 'notices',
    words: [
      { word: 'title', as: 'line', isRequired: true },
      { word: 'text', as: 'text', isRequired: false },
    ],
    plain: { link: null, level: 'info', pinned: false },
    hasWindow: true,
    order: null,
  },
  faqs: {
    resource: 'faqs',
    words: [
      { word: 'question', as: 'line', isRequired: true },
      { word: 'answer', as: 'html', isRequired: true },
    ],
    plain: { type_id: null },
    hasWindow: true,
    order: 'type',
  },
  faq_types: {
    resource: 'faq_types',
    words: [{ word: 'name', as: 'line', isRequired: true }],
    plain: {},
    hasWindow: false,
    order: 'all',
  },
} as const satisfies Readonly<Record<PostingKindName, PostingSpec>>

/** The longest text of a field (characters). */
export const postingLengthMax = (word: PostingWord): number => postingLengths[word]
