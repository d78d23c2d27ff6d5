import type { LetterState } from '@koma/contract/contact.ts'
import { displayNumber, parseDisplayNumber } from '@koma/domain/display-number.ts'
import { data } from 'react-router'
import { calls } from '../../lib/calls.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { pageOf } from '../../lib/page-number.ts'
import { load, refusalScreen, requireMember, type Screen } from '../../lib/screen.ts'

/** How far the letter is, or what is wrong with the question. */
export interface LetterAnswer {
  readonly letter: LetterState | null
  readonly values: FormValues
  readonly errors: FieldErrors
}

/** The number that an address names, as it is written; nothing that could be no number is repeated. */
export function numberIn({ searchParams }: URL): string {
  const parsed = parseDisplayNumber(searchParams.get('number')?.slice(0, 20) ?? '')
  return parsed?.prefix === 'C' ? displayNumber('C', parsed.serial) : ''
}

/** Asks how far a letter is. One that is not there, and an address that is not its writer's, say the same. */
export async function askLetter(screen: Screen, values: FormValues): Promise<LetterAnswer> {
  const { number = '', email = '' } = values
  const result = await screen.api.call(calls.letterState({ number: number.trim(), email: email.trim() }))
  if (result.ok) return { letter: result.data, values, errors: {} }
  if (result.status >= 500) throw refusalScreen(screen, result)
  const errors = fieldErrorsOf(result.errors)
  if (result.status === 404) return { letter: null, values, errors: { number: screen.words('letters.notFound') } }
  return { letter: null, values, errors: Object.keys(errors).length > 0 ? errors : { form: result.message } }
}

/** The member's own letters. */
export async function ownLetters(screen: Screen) {
  await requireMember(screen)
  const page = await load(screen, calls.ownLetters({ page: pageOf(screen.url.searchParams) }))
  return data(page, { headers: { 'cache-control': 'private, no-store' } })
}
