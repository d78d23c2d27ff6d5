import { randomInt } from 'node:crypto'
import { smsCodeDigits, smsCodeMinutesValid, smsCodeTriesMax } from '@koma/domain/account-rules.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { issueCode, smsTurns } from '../../members/public.ts'
import { joinCodeHash } from '../policy.ts'
import { credentialOf } from '../queries/credentials.ts'
import type { Expired } from './check-credential.ts'
import { findOutcome } from './find-outcome.ts'

/** Sends a code to the number of the member to be joined: not to the address, which the identity has proved already. */
export async function sendJoinCode(
  deps: Deps,
  { credential, address }: { readonly credential: string; readonly address: string },
): Promise<{ readonly ok: true } | Expired | TooFast> {
  const identity = await credentialOf(deps.db, credential)
  const { target } = identity ? await findOutcome(deps.db, identity) : {}
  if (!target?.isMobileVerified) return { ok: false, reason: 'identity.expired' }
  const turn = await takeAllTurns(deps.limits, smsTurns(deps.secrets, target.mobile, address))
  if (!turn.ok) return turn
  const code = String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0')
  await deps.db.transaction().execute(async (tx) => {
    const id = await issueCode(tx, {
      purpose: 'join',
      target: target.mobile,
      hash: joinCodeHash(deps.secrets, target.mobile, credential, code),
      memberId: target.id,
      triesMax: smsCodeTriesMax,
      minutesValid: smsCodeMinutesValid,
    })
    await deps.outbox.write(tx, {
      channel: 'sms',
      to: target.mobile,
      language: target.locale,
      text: mailText(target.locale)('mail.sms_code', { code, minutes: smsCodeMinutesValid }),
      dedupeKey: `sms:join:${id}`,
    })
  })
  return { ok: true }
}
