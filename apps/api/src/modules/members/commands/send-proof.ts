import { smsCodeMinutesValid, smsCodeTriesMax } from '@koma/domain/account-rules.ts'
import { accountMailText } from '@koma/i18n/account-mail-text.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { resetMailTurns, smsInAllTurn, smsTurns } from '../policy.ts'
import { presentProof } from '../present-account-mail.ts'
import { issueCode } from '../queries/codes.ts'
import { contactOf, smsDailyMax, type Contact } from '../queries/contacts.ts'
import { hashCode, newDigits } from './hash-code.ts'

export interface ProofWish {
  readonly memberId: string
  readonly channel: 'sms' | 'email'
  readonly address: string
}

/**
 * Sends six digits to the member's own verified number or address: with them the account is changed instead of with the
 * password. Refuses `not_verified` where nothing proves that it is theirs. Source: docs/guarantees.md I-29
 */
export async function sendProof(
  deps: Deps,
  { memberId, channel, address }: ProofWish,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'not_verified' } | TooFast> {
  const member = await contactOf(deps.db, memberId)
  const isVerified = channel === 'sms' ? member?.isMobileVerified : member?.isEmailVerified
  if (!member || !isVerified) return { ok: false, reason: 'not_verified' }
  const turns =
    channel === 'sms'
      ? [...smsTurns(deps.secrets, member.mobile, address), smsInAllTurn(await smsDailyMax(deps.db))]
      : resetMailTurns(deps.secrets, member.email, address)
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn
  await send(deps, member, channel)
  return { ok: true }
}

async function send(deps: Deps, { id: memberId, email, mobile, locale: language }: Contact, channel: 'sms' | 'email') {
  const code = newDigits()
  await deps.db.transaction().execute(async (tx) => {
    const id = await issueCode(tx, {
      purpose: 'prove',
      target: memberId,
      hash: hashCode(deps.secrets, 'prove', memberId, code),
      memberId,
      triesMax: smsCodeTriesMax,
      minutesValid: smsCodeMinutesValid,
    })
    const dedupeKey = `${channel}:proof:${id}`
    if (channel === 'email') {
      const mail = mailPage(presentProof(language, code, deps.config.publicUrl))
      await deps.outbox.write(tx, { channel: 'mail', to: email, language, ...mail, dedupeKey })
      return
    }
    const text = accountMailText(language)('accountMail.sms_proof', { code, minutes: smsCodeMinutesValid })
    await deps.outbox.write(tx, { channel: 'sms', to: mobile, language, text, dedupeKey })
  })
}
