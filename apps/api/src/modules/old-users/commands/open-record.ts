import type { OldUserCodeState } from '@koma/domain/old-users.ts'
import type { Deps } from '../../../platform/deps.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { codeTurns, wrongCodeTurns } from '../policy.ts'
import { codeState, markOpened, recordByCode, type OpenRecord } from '../queries/codes.ts'
import { hasAccount } from '../queries/moves.ts'
import { oldUserCodeHash } from './invite-old-user.ts'

export interface CodeQuestion {
  readonly code: string
  readonly address: string
}

/** Why a code opens nothing. */
export type CodeRefusal = {
  readonly ok: false
  readonly reason: 'record.not_found' | 'old_user.used' | 'old_user.expired'
}

/** What has become of a code, without a word about anybody and without using it. Source: docs/guarantees.md I-32 */
export async function showCodeState(
  deps: Deps,
  question: CodeQuestion,
): Promise<{ readonly ok: true; readonly state: OldUserCodeState } | TooFast> {
  return rationed(deps, question, async () => {
    const state = await codeState(deps.db, oldUserCodeHash(deps.secrets, question.code))
    return { isRight: state !== 'unknown', answer: { ok: true, state } as const }
  })
}

/**
 * The record behind a right code, and whether its owner has an account already; looking uses nothing up.
 * Source: docs/guarantees.md I-32
 */
export async function openRecord(
  deps: Deps,
  question: CodeQuestion,
): Promise<{ readonly ok: true; readonly record: OpenRecord; readonly hasAccount: boolean } | CodeRefusal | TooFast> {
  const found = await findRecord(deps, question)
  if (!found.ok) return found
  const { record } = found
  await markOpened(deps.db, record.id)
  return { ok: true, record, hasAccount: await hasAccount(deps.db, record.email, record.mobile) }
}

/** The record behind a right code. */
export async function findRecord(deps: Deps, question: CodeQuestion): Promise<FoundRecord | CodeRefusal | TooFast> {
  return rationed<FoundRecord | CodeRefusal>(deps, question, async () => {
    const hash = oldUserCodeHash(deps.secrets, question.code)
    const record = await recordByCode(deps.db, hash)
    if (record) return { isRight: true, answer: { ok: true, record } }
    const refusal = refusalOf(await codeState(deps.db, hash))
    return { isRight: refusal.reason !== 'record.not_found', answer: refusal }
  })
}

export interface FoundRecord {
  readonly ok: true
  readonly record: OpenRecord
}

/** The refusal of a code that does not work. */
export function refusalOf(state: OldUserCodeState): CodeRefusal {
  if (state === 'used') return { ok: false, reason: 'old_user.used' }
  return { ok: false, reason: state === 'unknown' ? 'record.not_found' : 'old_user.expired' }
}

/** Wrong codes are rationed harder than right ones, and a right one gives the turn back. */
export async function rationed<Answer>(
  deps: Deps,
  { address }: CodeQuestion,
  ask: () => Promise<{ readonly isRight: boolean; readonly answer: Answer }>,
): Promise<Answer | TooFast> {
  const wrong = wrongCodeTurns(address)
  const turn = await takeAllTurns(deps.limits, [...codeTurns(address), ...wrong])
  if (!turn.ok) return turn
  const { isRight, answer } = await ask()
  if (isRight) await giveBackAllTurns(deps.limits, wrong)
  return answer
}
