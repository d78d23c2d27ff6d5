import type { InitialIndex, LibraryKind } from '@koma/domain/library-kinds.ts'
import type { Language } from '@koma/domain/languages.ts'

/** Of each database its words, its filters, and its orders; the first order is the one without a question. */
export const databases = {
  comic: {
    words: { title: 'title', sound: 'sound', lead: 'lead', description: 'description', found: 'found', to: 'toComic' },
    filters: ['genre', 'decade', 'publisher', 'award'],
    sorts: ['year', 'name', 'newest'],
  },
  creator: {
    words: {
      title: 'creatorTitle',
      sound: 'creatorSound',
      lead: 'creatorLead',
      description: 'creatorDescription',
      found: 'creatorFound',
      to: 'toCreator',
    },
    filters: ['role', 'award'],
    sorts: ['name', 'works'],
  },
  publisher: {
    words: {
      title: 'publisherTitle',
      sound: 'publisherSound',
      lead: 'publisherLead',
      description: 'publisherDescription',
      found: 'publisherFound',
      to: 'toPublisher',
    },
    filters: ['form'],
    sorts: ['works', 'name'],
  },
  union: {
    words: {
      title: 'unionTitle',
      sound: 'unionSound',
      lead: 'unionLead',
      description: 'unionDescription',
      found: 'unionFound',
      to: 'toUnion',
    },
    filters: ['form'],
    sorts: ['name'],
  },
  award: {
    words: {
      title: 'awardTitle',
      sound: 'awardSound',
      lead: 'awardLead',
      description: 'awardDescription',
      found: 'awardFound',
      to: 'toAward',
    },
    filters: ['award', 'year'],
    sorts: ['newest'],
  },
} as const satisfies Record<LibraryKind, { words: object; filters: readonly string[]; sorts: readonly string[] }>

export type FilterName = (typeof databases)[LibraryKind]['filters'][number]
export type RecordSort = (typeof databases)[LibraryKind]['sorts'][number]

/** The letters by which a reader of each language looks things up. */
export const indexOf = { zh: 'zhuyin', ja: 'kana', en: 'latin' } as const satisfies Record<Language, InitialIndex>
