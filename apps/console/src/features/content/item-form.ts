import { factSectionOf, type Facts } from '@koma/contract/content-facts.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import { contentLengths, type DeskItem, type Draft } from '@koma/contract/content-desk.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import { emptyFacts } from './empty-facts.ts'

export const wordFields = ['title', 'summary', 'body'] as const
export type WordField = (typeof wordFields)[number]
type WordKey = `${WordField}_${Language}`

/** An item while it is being written: every text is a string, empty where nothing stands. */
export type ItemForm = Readonly<Record<WordKey, string>> & {
  readonly type_id: number | null
  readonly tag_ids: readonly number[]
  readonly pinned: boolean
  /** One address a line. */
  readonly sources: string
  readonly cover_id: string | null
  /** The facts of its kind; of every other they are null. */
  readonly facts: Facts
  /** Translations that somebody has looked at since the Chinese changed. */
  readonly confirmed: readonly ('ja' | 'en')[]
}

/** The form of what was saved last. */
export function formOf({ kind, draft }: { readonly kind: DeskKind; readonly draft: Draft }): ItemForm {
  const words = languages.flatMap((language) =>
    wordFields.map((field) => [`${field}_${language}`, draft[`${field}_${language}`] ?? '']),
  )
  return {
    ...(Object.fromEntries(words) as Record<WordKey, string>),
    type_id: draft.type_id,
    tag_ids: draft.tag_ids,
    pinned: draft.pinned,
    sources: draft.sources.join('\n'),
    cover_id: draft.cover_id,
    facts: factsOf(kind, draft),
    confirmed: [],
  }
}

/** Those of its kind, empty where nobody has said anything. */
function factsOf(kind: DeskKind, draft: Draft): Facts {
  const { video, album, comic, creator, organisation, award, activity, page } = draft
  const said: Facts = { video, album, comic, creator, organisation, award, activity, page }
  const own = factSectionOf(kind)
  return own ? { ...said, [own]: said[own] ?? emptyFacts[own] } : said
}

/** The body of `PUT /staff/content/{id}`; blanks are null. */
export function toRequest({ sources, facts, ...form }: ItemForm) {
  const words = languages.flatMap((language) =>
    wordFields.map((field) => [`${field}_${language}`, form[`${field}_${language}`].trim() || null]),
  )
  return {
    ...form,
    ...Object.fromEntries(words),
    ...facts,
    title_zh: form.title_zh.trim(),
    sources: sources
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }
}

/** Whether something was written that is not saved yet. */
export const isDirty = (form: ItemForm, item: DeskItem): boolean =>
  JSON.stringify(toRequest(form)) !== JSON.stringify(toRequest(formOf(item)))

/** The longest text of a field (characters). */
export const lengthMax = (field: 'title' | 'summary'): number => contentLengths[field]
