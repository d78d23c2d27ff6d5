import type { Language } from '@koma/domain/languages.ts'

/** What is cited: a book, or a record of a database on the web. */
export interface Cited {
  readonly kind: 'book' | 'record'
  /** Of the record, as `comic-340`. */
  readonly key: string
  readonly title: string
  readonly authors: readonly string[]
  /** Of the printing; null where nobody knows it. */
  readonly year: number | null
  readonly publisher: string | null
  /** Of the record on this site. */
  readonly url: string
  readonly database: string
  readonly centre: string
}

export const citationFormats = ['plain', 'apa', 'bibtex', 'ris'] as const
export type CitationFormat = (typeof citationFormats)[number]

/** What stands for a year that nobody knows. */
export interface CitationWords {
  readonly noDate: string
  readonly language: Language
}

/** A citation as a style or a program wants it. Source: the centre's "library" features */
export const citationOf = (format: CitationFormat, cited: Cited, words: CitationWords): string =>
  ({ plain, apa, bibtex, ris })[format](cited, words)

const marks = {
  zh: { open: '《', close: '》', stop: '。', comma: '，', and: '、', year: ['（', '）'] },
  ja: { open: '『', close: '』', stop: '。', comma: '、', and: '、', year: ['（', '）'] },
  en: { open: '', close: '', stop: '. ', comma: ', ', and: ', ', year: [' (', ')'] },
} as const satisfies Record<Language, object>

function plain(cited: Cited, { language }: CitationWords): string {
  const { open, close, stop, comma, and } = marks[language]
  const made = [cited.publisher, cited.year].filter((part) => part !== null).join(comma)
  return sentences(stop, [
    cited.authors.join(and),
    `${open}${cited.title}${close}`,
    made,
    [cited.database, cited.centre].join(comma),
    cited.url,
  ])
}

/** Author, date, title, source: as the Publication Manual of the APA has it, with the marks of the language. */
function apa(cited: Cited, { language, noDate }: CitationWords): string {
  const { open, close, stop, and, year } = marks[language]
  const date = `${year[0]}${cited.year ?? noDate}${year[1]}`
  const title = `${open}${cited.title}${close}`
  const source = [cited.publisher ?? cited.database, cited.url]
  if (cited.authors.length === 0) return sentences(stop, [`${title}${date}`, ...source])
  return sentences(stop, [`${cited.authors.join(and)}${date}`, title, ...source])
}

/** Parts that are there, one behind the other; an address ends without a full stop, so that it can be followed. */
const sentences = (stop: string, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part, place, all) => (place === all.length - 1 ? part : part.replace(/[.。]$/, '') + stop))
    .join('')

/** The centre publishes the records of its databases, but not the books that they tell of. */
const publisherOf = ({ kind, publisher, centre }: Cited): string | null =>
  publisher ?? (kind === 'record' ? centre : null)

function bibtex(cited: Cited): string {
  const fields: readonly (readonly [string, string | null])[] = [
    ['title', cited.title],
    ['author', cited.authors.length > 0 ? cited.authors.map((one) => `{${texSafe(one)}}`).join(' and ') : null],
    ['year', cited.year === null ? null : String(cited.year)],
    [cited.kind === 'book' ? 'publisher' : 'organization', publisherOf(cited)],
    ['howpublished', cited.kind === 'book' ? null : cited.database],
    ['url', cited.url],
  ]
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`  ${name} = {${name === 'author' || name === 'url' ? value : texSafe(value)}}`],
  )
  return `@${cited.kind === 'book' ? 'book' : 'misc'}{${cited.key},\n${lines.join(',\n')}\n}`
}

/** Text that TeX prints as it stands. */
const texSafe = (text: string): string =>
  text
    .replaceAll(/[\\{}]/g, '')
    .replaceAll(/[&%$#_]/g, '\\$&')
    .replaceAll('~', '\\textasciitilde{}')

function ris(cited: Cited): string {
  const lines: readonly (readonly [string, string | null])[] = [
    ['TY', cited.kind === 'book' ? 'BOOK' : 'ELEC'],
    ['TI', cited.title],
    ...cited.authors.map((author) => ['AU', author] as const),
    ['PY', cited.year === null ? null : String(cited.year)],
    ['PB', publisherOf(cited)],
    ['DB', cited.database],
    ['UR', cited.url],
    ['ER', ''],
  ]
  return lines
    .flatMap(([tag, value]) => (value === null ? [] : [`${tag}  - ${value.replaceAll(/\s+/g, ' ')}`]))
    .join('\n')
}
