import { smsCodeMinutesValid, smsCodeTriesMax } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { accountMailText } from '@koma/i18n/account-mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { demoGatewayRefusal } from '../../../platform/demo-gateway.ts'
import { uuid7 } from '../../../platform/ids.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { smsInAllTurn, smsTurns } from '../policy.ts'
import { issueCode } from '../queries/codes.ts'
import { contactOf, isMobileOfAnother, smsDailyMax } from '../queries/contacts.ts'
import { hashCode, newDigits } from './hash-code.ts'

/**
 * Sends a member's code to the number that shall be theirs, new or not verified yet; when another account has it, an SMS
 * that says so: the answer is the same, and who holds the phone learns the truth. Source: docs/guarantees.md I-20, I-21
 */
export async function sendMobileCode(
  deps: Deps,
  { memberId, mobile, address }: { readonly memberId: string; readonly mobile: string; readonly address: string },
): Promise<{ readonly ok: true } | TooFast> {
  const refusal = demoGatewayRefusal(deps.config, mobile)
  if (refusal) return refusal
  const inAll = smsInAllTurn(await smsDailyMax(deps.db))
  const turn = await takeAllTurns(deps.limits, [...smsTurns(deps.secrets, mobile, address), inAll])
  if (!turn.ok) return turn
  await deps.db.transaction().execute(async (tx) => {
    const language = (await contactOf(tx, memberId))?.locale ?? 'zh'
    const isAnothers = await isMobileOfAnother(tx, memberId, mobile)
    const message = isAnothers ? takenMessage(language) : await codeMessage(deps, tx, { memberId, mobile, language })
    await deps.outbox.write(tx, { channel: 'sms', to: mobile, language, ...message })
  })
  return { ok: true }
}

/** Bound to the member and to the number: a code for one opens no other. */
export function mobileCodeHash(secrets: Secrets, memberId: string, mobile: string, code: string): Buffer {
  return hashCode(secrets, 'change_mobile', `${memberId}:${mobile}`, code)
}

function takenMessage(language: Language) {
  return { text: accountMailText(language)('accountMail.sms_taken'), dedupeKey: `sms:taken:${uuid7()}` }
}

async function codeMessage(
  { secrets }: Deps,
  tx: Tx,
  { memberId, mobile, language }: { readonly memberId: string; readonly mobile: string; readonly language: Language },
) {
  const code = newDigits()
  const id = await issueCode(tx, {
    purpose: 'change_mobile',
    target: memberId,
    hash: mobileCodeHash(secrets, memberId, mobile, code),
    memberId,
    triesMax: smsCodeTriesMax,
    minutesValid: smsCodeMinutesValid,
    value: mobile,
  })
  const text = accountMailText(language)('accountMail.sms_change', { code, minutes: smsCodeMinutesValid })
  return { text, dedupeKey: `sms:change:${id}` }
}
