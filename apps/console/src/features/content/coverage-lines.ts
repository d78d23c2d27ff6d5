import type { Coverage } from '@koma/contract/content-desk.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import type { PostingCoverage, PostingKindName } from '@koma/contract/postings.ts'
import type { TagCoverage } from '@koma/contract/tags.ts'
import type { TranslationLack } from '@koma/contract/translations.ts'

/** What one kind has in one language. */
export interface Counts {
  readonly items: number
  readonly whole: number
  readonly partial: number
  readonly missing: number
  readonly stale: number
}

/** One kind on the board: its name, both translations, and the list of what lacks something. */
export interface CoverageLine {
  readonly word:
    | `consoleContent.kind_${DeskKind}`
    | `consolePostings.title_${PostingKindName}`
    | 'consoleShell.page_tags'
  readonly ja: Counts
  readonly en: Counts
  listOf(translation: TranslationLack): string
}

interface Answers {
  readonly items: readonly Coverage[]
  readonly postings: readonly PostingCoverage[]
  readonly tags: readonly TagCoverage[]
}

/** The board, a line a kind, in the order of the answers; a kind of which there is nothing has none. */
export function boardOf({ items, postings, tags }: Answers): readonly CoverageLine[] {
  const lines = new Map<CoverageLine['word'], CoverageLine>()
  const add = (
    row: Row,
    { word, list, filter = {} }: Pick<CoverageLine, 'word'> & { list: string; filter?: object },
  ) => {
    const line = lines.get(word) ?? { word, ja: nothing, en: nothing, listOf: listed(list, filter) }
    lines.set(word, { ...line, [row.language]: countsOf(row) })
  }
  for (const row of items)
    add(row, { word: `consoleContent.kind_${row.kind}`, list: 'content', filter: { kind: row.kind } })
  for (const row of postings) add(row, { word: `consolePostings.title_${row.kind}`, list: row.kind })
  for (const row of tags) add(row, { word: 'consoleShell.page_tags', list: 'tags' })
  return [...lines.values()].filter(({ ja, en }) => ja.items + en.items > 0)
}

type Row = TagCoverage & { readonly partial?: number }

/** A tag is its name: it has one or it has none. */
const countsOf = ({ items, whole, partial = 0, stale }: Row): Counts => ({
  items,
  whole,
  partial,
  missing: items - whole - partial,
  stale,
})

const nothing: Counts = { items: 0, whole: 0, partial: 0, missing: 0, stale: 0 }

const listed = (list: string, filter: object) => (translation: TranslationLack) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify({ ...filter, translation }))}`
