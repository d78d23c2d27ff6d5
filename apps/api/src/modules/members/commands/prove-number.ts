import { smsCodeMinutesValid, smsCodeTriesMax } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { smsInAllTurn, smsTurns } from '../policy.ts'
import { issueCode, tryCode } from '../queries/codes.ts'
import { smsDailyMax } from '../queries/contacts.ts'
import { newDigits } from './hash-code.ts'

export interface NumberOwner {
  readonly id: string
  readonly mobile: string
  readonly locale: Language
}

/**
 * Proves by a code of 10 minutes that somebody holds a member's number. `binding` is what the proof is for: the code is
 * right for nothing else. Source: api.md POST /member/three
 */
export const proveNumber = { sendCode, isRight }

/** Sends the code to the number, as often as codes may be sent. */
async function sendCode(
  deps: Deps,
  { id: memberId, mobile, locale: language }: NumberOwner,
  { binding, address }: { readonly binding: string; readonly address: string },
): Promise<{ readonly ok: true } | TooFast> {
  const turns = [...smsTurns(deps.secrets, mobile, address), smsInAllTurn(await smsDailyMax(deps.db))]
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn
  const code = newDigits()
  await deps.db.transaction().execute(async (tx) => {
    const id = await issueCode(tx, {
      purpose: 'join',
      target: mobile,
      hash: hashOf(deps.secrets, mobile, binding, code),
      memberId,
      triesMax: smsCodeTriesMax,
      minutesValid: smsCodeMinutesValid,
    })
    const text = mailText(language)('mail.sms_code', { code, minutes: smsCodeMinutesValid })
    await deps.outbox.write(tx, { channel: 'sms', to: mobile, language, text, dedupeKey: `sms:join:${id}` })
  })
  return { ok: true }
}

/** Whether the code is the one that was sent for this binding; a wrong one costs a try. */
function isRight(
  deps: Pick<Deps, 'db' | 'secrets'>,
  mobile: string,
  { binding, code }: { readonly binding: string; readonly code: string },
): Promise<boolean> {
  return tryCode(deps.db, 'join', mobile, hashOf(deps.secrets, mobile, binding, code))
}

function hashOf(secrets: Secrets, mobile: string, binding: string, code: string): Buffer {
  return secrets.sign('code', `join:${mobile}:${binding}:${code}`)
}
