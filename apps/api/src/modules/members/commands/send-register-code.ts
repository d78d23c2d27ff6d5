import { smsCodeMinutesValid, smsCodeTriesMax } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { demoGatewayRefusal } from '../../../platform/demo-gateway.ts'
import { uuid7 } from '../../../platform/ids.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { smsInAllTurn, smsTurns } from '../policy.ts'
import { takenFields } from '../queries/accounts.ts'
import { issueCode } from '../queries/codes.ts'
import { smsDailyMax } from '../queries/contacts.ts'
import { hashCode, newDigits } from './hash-code.ts'

/**
 * Sends a code to the number, or, when somebody has registered it, an SMS that says so: the answer is the same, and who
 * holds the phone learns the truth. Source: api.md, docs/guarantees.md I-20, I-21
 */
export async function sendRegisterCode(
  deps: Deps,
  { mobile, address, language }: { readonly mobile: string; readonly address: string; readonly language: Language },
): Promise<{ readonly ok: true } | TooFast> {
  const refusal = demoGatewayRefusal(deps.config, mobile)
  if (refusal) return refusal
  const inAll = smsInAllTurn(await smsDailyMax(deps.db))
  const turn = await takeAllTurns(deps.limits, [...smsTurns(deps.secrets, mobile, address), inAll])
  if (!turn.ok) return turn
  await deps.db.transaction().execute(async (tx) => {
    const isRegistered = (await takenFields(tx, { mobile })).includes('mobile')
    const message = isRegistered ? registeredMessage(language) : await codeMessage(deps, tx, mobile, language)
    await deps.outbox.write(tx, { channel: 'sms', to: mobile, language, ...message })
  })
  return { ok: true }
}

/** What the database keeps of a code: bound to the number, useless without the key. */
export function registerCodeHash(secrets: Secrets, mobile: string, code: string): Buffer {
  return hashCode(secrets, 'register', mobile, code)
}

function registeredMessage(language: Language) {
  return { text: mailText(language)('mail.sms_registered'), dedupeKey: `sms:registered:${uuid7()}` }
}

async function codeMessage(deps: Deps, tx: Tx, mobile: string, language: Language) {
  const code = newDigits()
  const id = await issueCode(tx, {
    purpose: 'register',
    target: mobile,
    hash: registerCodeHash(deps.secrets, mobile, code),
    memberId: null,
    triesMax: smsCodeTriesMax,
    minutesValid: smsCodeMinutesValid,
  })
  const text = mailText(language)('mail.sms_code', { code, minutes: smsCodeMinutesValid })
  return { text, dedupeKey: `sms:code:${id}` }
}
