import type { CreatorClass } from './creator-application.ts'
import { addMonths, parseTaipeiDate, type TaipeiDate } from './taipei-time.ts'

/** Months in which commercial work counts. Source: product §9 "Creator eligibility" (3 years) */
export const commercialWorkMonths = 36

/** What the rule asks of a work. */
export interface ListedWork {
  readonly url: string | null
  /** YYYY-MM-DD; null when it was not published, or the day is not told. */
  readonly publishedOn: string | null
}

export interface EligibilityFacts {
  readonly works: readonly ListedWork[]
  /** PDFs that come with the application. */
  readonly files: number
}

/** What is missing, as a word that the form explains. */
export const missingProofs = ['artwork_url', 'recent_work', 'proof_of_work'] as const
export type MissingProof = (typeof missingProofs)[number]

export interface Eligibility {
  readonly isMet: boolean
  /** Positions of the works that count. */
  readonly counting: readonly number[]
  readonly missing: readonly MissingProof[]
  /** The last day on which the newest counted work still counts; null where nothing lapses. */
  readonly until: TaipeiDate | null
}

/**
 * Whether an application shows what its class asks for on that day of the Taipei calendar. Associate creator: a public
 * address of artwork. Creator: commercial work published within the last 3 years, and for it a link or a PDF.
 * Source: product §6, §9. Decision: who may do what
 */
export function eligibilityOn(today: TaipeiDate, wanted: CreatorClass, facts: EligibilityFacts): Eligibility {
  return wanted === 'creator' ? ofCreator(today, facts) : ofAssociate(facts)
}

/** The last day on which a work published that day counts. Source: product §9 */
export const countsUntil = (publishedOn: TaipeiDate): TaipeiDate => addMonths(publishedOn, commercialWorkMonths)

/** An address that anybody can open: http or https with a host of at least two words, and nobody's password in it. */
export function isPublicUrl(text: string): boolean {
  if (text.length > urlLengthMax || /[\s\p{Cc}]/u.test(text)) return false
  const { host = '' } = /^https?:\/\/(?<host>[^/?#@:]+)(?::\d{1,5})?(?:[/?#].*)?$/iu.exec(text)?.groups ?? {}
  const labels = host.split('.')
  return (
    labels.length >= 2 && labels.every((label) => /^[\p{L}\p{N}-]{1,63}$/u.test(label)) && /\p{L}/u.test(labels.at(-1)!)
  )
}

/** Characters of an address. */
export const urlLengthMax = 2000

function ofAssociate({ works }: EligibilityFacts): Eligibility {
  const counting = positionsOf(works, hasUrl)
  const isMet = counting.length > 0
  return { isMet, counting, missing: isMet ? [] : ['artwork_url'], until: null }
}

function ofCreator(today: TaipeiDate, { works, files }: EligibilityFacts): Eligibility {
  const recent = positionsOf(works, (work) => isRecent(work, today))
  if (recent.length === 0) return { isMet: false, counting: [], missing: ['recent_work'], until: null }
  // A PDF proves whatever is listed; a link proves its own work.
  const counting = recent.filter((position) => files > 0 || hasUrl(works[position]!))
  if (counting.length === 0) return { isMet: false, counting, missing: ['proof_of_work'], until: null }
  const days = counting.map((position) => countsUntil(parseTaipeiDate(works[position]!.publishedOn ?? '')!))
  return { isMet: true, counting, missing: [], until: days.reduce((last, day) => (day > last ? day : last)) }
}

const hasUrl = ({ url }: ListedWork): boolean => url !== null && isPublicUrl(url)

function isRecent({ publishedOn }: ListedWork, today: TaipeiDate): boolean {
  const day = publishedOn === null ? undefined : parseTaipeiDate(publishedOn)
  return day !== undefined && day <= today && today <= countsUntil(day)
}

const positionsOf = (works: readonly ListedWork[], counts: (work: ListedWork) => boolean): number[] =>
  works.flatMap((work, position) => (counts(work) ? [position] : []))
