import type { Language } from '@koma/domain/languages.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { askedWords } from '../../lib/asked-words.ts'
import { forReader } from '../../lib/for-reader.ts'
import { listAnswer } from '../../lib/list-answer.ts'
import { pageOf } from '../../lib/page-number.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { load, screenOf } from '../../lib/screen.ts'
import { databases, indexOf, type FilterName } from './databases.ts'

/** What the address asks of a database; what is not there is not asked. */
export type AskedRecords = Readonly<
  Partial<Record<FilterName | 'q' | 'index' | 'initial' | 'sort', string | undefined>>
>

const slug = /^[a-z0-9-]{1,64}$/
const patterns = {
  genre: slug,
  award: slug,
  role: slug,
  form: slug,
  decade: /^\d{4}$/,
  year: /^\d{4}$/,
  publisher: /^\d{1,9}$/,
} satisfies Record<FilterName, RegExp>

/** What could be no value of a filter is not asked. */
export function askedRecords(kind: LibraryKind, query: URLSearchParams): AskedRecords {
  const given = (name: string, pattern: RegExp) => pattern.exec(query.get(name) ?? '')?.[0]
  const { filters, sorts } = databases[kind]
  return {
    q: askedWords(query),
    ...Object.fromEntries(filters.map((name) => [name, given(name, patterns[name])])),
    index: given('index', /^(zhuyin|kana|latin)$/),
    initial: given('initial', /^(latin|other|[A-Zㄅ-ㄩあ-わ])$/u),
    sort: (sorts as readonly string[]).find((sort) => sort === query.get('sort')),
  }
}

/** Records on a page of a list. */
const perPage = 24

/** The loader of the list of a database. */
export const recordListLoader =
  <Shown extends ListedRecords>(kind: LibraryKind) =>
  async (args: LoaderFunctionArgs) => {
    const screen = screenOf(args)
    const query = screen.url.searchParams
    const asked = askedRecords(kind, query)
    const usual = { index: kind === 'award' ? undefined : indexOf[screen.language], sort: databases[kind].sorts[0] }
    const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
    const page: Shown = await load(
      screen,
      readingCalls.records(kind, { ...usual, ...given, page: pageOf(query), per_page: perPage }),
    )
    return listAnswer({ asked, page: forReaderOf(kind, page, screen.language), meta: page.meta })
  }

interface ListedRecords {
  readonly meta: { readonly page: number; readonly last_page: number; readonly total: number }
  readonly data: unknown
  readonly filters: unknown
}

/** Filters are read in one language, and so are works; the other records show their name in a second one. */
const forReaderOf = <Shown extends ListedRecords>(kind: LibraryKind, page: Shown, language: Language): Shown => ({
  ...page,
  filters: forReader(page.filters, language),
  ...(kind === 'comic' && { data: forReader(page.data, language) }),
})
