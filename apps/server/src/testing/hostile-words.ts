import { hostileAttribute, hostileElement } from './hostile-addresses.ts'
import type { Answer } from './http-call.ts'

/** Fits every field of the console that takes words; raw on a page, it would end an attribute, a script or CDATA. */
export const hostileText = `'"]]></script>${hostileElement}${hostileAttribute}`

/** A text of the rich editor as nobody writes it there: what runs, what leads elsewhere, what covers the page. */
export const hostileHtml = [
  `<p onclick="komaRuns()" style="position:fixed">好${hostileElement}</p>`,
  '<script>komaRuns()</script><svg onload="komaRuns()"><animate attributeName="href" values="javascript:komaRuns()"/></svg>',
  '<a href="javascript:komaRuns()">去</a><a href="&#106;avascript:komaRuns()">去</a><a href="data:text/html,komaRuns()">去</a>',
  '<img src="x" alt="x" onerror="komaRuns()"><img src="https://evil.example/x.png" alt="x"><iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name="password"></form><math><mtext></p><style>@import "https://evil.example"</style>',
].join('')

/** What stands in a text that is shown as one and in nothing else that a page says. */
export const shownAsText = '&lt;/script&gt;&lt;koma-hostile&gt;'

const traces = [hostileElement, 'komaRuns', 'evil.example', 'position:fixed'] as const

/** Everything that a page, or a file in XML, lets through; nothing where all of it is shown as text or gone. */
export function letThrough(text: string): string[] {
  const outsideScripts = text.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
  return [
    ...traces.filter((trace) => text.includes(trace)),
    ...(outsideScripts.includes(hostileAttribute) ? ['an attribute'] : []),
  ]
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json }

const isRich = (field: string) => /^(body|answer)_(zh|ja|en)$/.test(field)
const isWord = (field: string) => /_(zh|ja|en)$/.test(field)

/** The form with hostile words in each of its texts, but for those at the addresses that are `kept`. */
export function poisoned(form: Json, kept: readonly string[] = [], at = ''): Json {
  if (kept.some((one) => at === one || (at !== '' && one.startsWith(`${at}.`) && typeof form === 'string'))) return form
  const field = at.slice(at.lastIndexOf('.') + 1)
  if (typeof form === 'string' || (form === null && isWord(field))) return isRich(field) ? hostileHtml : hostileText
  if (Array.isArray(form)) return form.map((one, place) => poisoned(one, kept, joined(at, String(place))))
  if (form === null || typeof form !== 'object') return form
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, poisoned(value, kept, joined(at, name))]),
  )
}

const joined = (at: string, name: string) => (at === '' ? name : `${at}.${name}`)

/** Fields that a form may name in a refusal before this counts as no end (an activity has some thirty). */
const roundsMax = 30

/**
 * Saves the form with hostile words in every text of it that is taken: what is refused (dates, addresses, codes) stays as
 * it was. Gives the answer that took it, and the addresses of what was refused.
 */
export async function savePoisoned(
  form: object,
  save: (form: object) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly refused: readonly string[] }> {
  const refused: string[] = []
  for (let round = 0; round < roundsMax; round++) {
    const answer = await save(poisoned(form as Json, refused) as object)
    const told = Object.keys(answer.body?.errors ?? {}).filter((field) => !refused.includes(field))
    if (answer.status !== 422 || told.length === 0) return { answer, refused }
    refused.push(...told)
  }
  throw new Error(`No end of refusals: ${refused.join(', ')}`)
}
