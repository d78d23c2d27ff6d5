import type { Words } from '../../lib/words.ts'
import type { MembershipAnswer } from './member-membership.ts'

/** The fields and their labels, from top to bottom: the order of the summary of errors. */
export const renewalLabels = {
  title: 'membership.workTitle',
  publisher: 'membership.publisher',
  published_on: 'membership.publishedOn',
  url: 'membership.url',
  isbn: 'membership.isbn',
  note: 'membership.note',
} as const satisfies Record<string, Parameters<Words>[0]>

/** What is wrong with the form, in its order; a refusal of no field is said as well. */
export function renewalProblems(
  words: Words,
  answer: MembershipAnswer | null,
): { fieldId?: string; message: string }[] {
  const { errors = {}, toast = null } = answer ?? {}
  const names = Object.keys(renewalLabels) as (keyof typeof renewalLabels)[]
  const problems = names.flatMap((name) =>
    errors[name] ? [{ fieldId: name, message: words(renewalLabels[name]) + words('shell.colon') + errors[name] }] : [],
  )
  return problems.length === 0 && toast?.tone === 'error' ? [{ message: toast.text }] : problems
}
