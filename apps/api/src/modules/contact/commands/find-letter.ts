import { canonicalEmail } from '@koma/domain/account-rules.ts'
import { displayNumber, parseDisplayNumber } from '@koma/domain/display-number.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { letterTurns } from '../policy.ts'
import { letterFrom, type TicketRow } from '../queries.ts'

export interface LetterQuestion {
  readonly number: string
  readonly email: string
  /** From which it is asked. */
  readonly address: string
}

type NotFound = { readonly ok: false; readonly reason: 'record.not_found' }

/**
 * Finds a letter by its number, however it is written, and the address of its writer. A wrong number and a wrong address
 * get the same answer. Source: product §9 "Contact message reply"
 */
export async function findLetter(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { number, email, address }: LetterQuestion,
): Promise<{ readonly ok: true; readonly letter: TicketRow } | NotFound | TooFast> {
  const parsed = parseDisplayNumber(number)
  const known = parsed?.prefix === 'C' ? displayNumber('C', parsed.serial) : ''
  const turn = await takeAllTurns(limits, letterTurns(known, address))
  if (!turn.ok) return turn
  const letter = known ? await letterFrom(db, known, canonicalEmail(email)) : undefined
  return letter ? { ok: true, letter } : { ok: false, reason: 'record.not_found' }
}
