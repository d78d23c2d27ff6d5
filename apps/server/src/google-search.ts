import type { GoogleAnswer, GoogleSearch } from '@koma/web/lib/google-search.ts'
import { googlePagesMax, googlePerPage } from '@koma/web/lib/google-search.ts'
import { z } from 'zod'
import type { GoogleSearchSettings } from './config.ts'

/** Google ends the service on this day. Decision: search */
const endsAt = Date.parse('2027-01-01T00:00:00-08:00')
/** A reader does not wait longer for somebody else's answer (milliseconds). */
const answerMs = 5_000

const zAnswer = z.object({
  searchInformation: z.object({ totalResults: z.coerce.number().int().min(0).catch(0) }).optional(),
  items: z.array(z.unknown()).default([]),
})
/** One that cannot be followed is left out; the others are shown. */
const zHit = z.object({ title: z.string(), link: z.url({ protocol: /^https?$/ }), snippet: z.string().default('') })
const zProblem = z.object({ error: z.object({ message: z.string().min(1).max(300) }) })

/** Google's Custom Search by key, cx and q, with the engine of the reader's language. Source: product §7 */
export function googleSearch({ url, key, engines }: GoogleSearchSettings, now: () => number = Date.now): GoogleSearch {
  return async (language, q, page) => {
    if (now() >= endsAt) return null
    const start = (Math.min(page, googlePagesMax) - 1) * googlePerPage + 1
    const query = new URLSearchParams({ key, cx: engines[language], q, start: String(start), hl: language })
    try {
      const response = await fetch(`${url}?${query.toString()}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      })
      return answerOf(response.ok, await response.json())
    } catch {
      // Away, too slow, or no JSON: the address has the key in it and is told nobody.
      return { ok: false, message: null }
    }
  }
}

function answerOf(ok: boolean, body: unknown): GoogleAnswer {
  const answer = zAnswer.safeParse(body)
  if (ok && answer.success && !(typeof body === 'object' && body !== null && 'error' in body)) {
    const { items, searchInformation } = answer.data
    const hits = items.flatMap((item) => zHit.safeParse(item).data ?? [])
    return { ok: true, hits, total: searchInformation?.totalResults ?? hits.length }
  }
  return { ok: false, message: zProblem.safeParse(body).data?.error.message ?? null }
}
