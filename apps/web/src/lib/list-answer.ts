import { data } from 'react-router'
import type { Words } from './words.ts'

/** What an address asks of a list beside its words, and what the list says. */
interface AskedList {
  readonly meta: { readonly page: number; readonly last_page: number; readonly total: number }
  readonly tag?: number | undefined
  /** False where the address names a type that does not exist. */
  readonly isKnown?: boolean
}

/**
 * Whether the list that an address asks for is there: its type is, something has its tag, and its page is not behind the
 * last. Else it is shown empty, with the way on, and is nothing for search engines. Source: docs/guarantees.md I-51
 */
export const isThere = ({ meta, tag, isKnown = true }: AskedList): boolean =>
  isKnown && meta.page <= meta.last_page && (tag === undefined || meta.total > 0)

/** The answer of a list's loader: a 404 where the list is not there. */
export const listAnswer = <Answer extends AskedList>(answer: Answer) =>
  isThere(answer) ? answer : data(answer, { status: 404 })

/** The title of a page of a list: from the second on it says which, so that no two pages are called alike. */
export const pagedTitle = (words: Words, title: string, meta: AskedList['meta'] | undefined): string =>
  meta && meta.page > 1 ? words('news.titleOfPage', { title, page: meta.page }) : title
