import { data } from 'react-router'
import type { Call } from './calls.ts'
import { refusalScreen, type Screen } from './screen.ts'

/**
 * The answer of a call that a page can do without: null where the API is away, at fault or too busy, so that the page
 * stands without that part. Every other refusal leads where `load` leads.
 */
export async function loadPart<Answer>(screen: Screen, call: Call<Answer>): Promise<Answer | null> {
  const result = await screen.api.call(call)
  if (result.ok) return result.data
  if (result.status >= 500 || result.status === 429) return null
  throw refusalScreen(screen, result)
}

/** The data of a page, and whether all of it is there: a page that lacks a part is kept by nobody, see `publicPage`. */
export const pageData = <Shown>(shown: Shown, isWhole: boolean) =>
  data(shown, isWhole ? {} : { headers: lackingHeaders })

/** Of a page without one of its parts. */
export const lackingHeaders = { 'cache-control': 'private, no-store' }

/** Whether this page, or the frame around it, said so. */
export const isLacking = (...headers: ReadonlyArray<Headers | undefined>) =>
  headers.some((one) => one?.get('cache-control') === lackingHeaders['cache-control'])
