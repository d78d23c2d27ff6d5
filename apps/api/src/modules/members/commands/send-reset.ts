import { emailLinkHoursValid, smsCodeMinutesValid, smsCodeTriesMax } from '@koma/domain/account-rules.ts'
import { accountMailText } from '@koma/i18n/account-mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { takeAllTurns } from '../../../platform/turns.ts'
import { smsInAllTurn } from '../policy.ts'
import { presentReset } from '../present-account-mail.ts'
import { issueCode } from '../queries/codes.ts'
import { contactByVerified, smsDailyMax, type Contact } from '../queries/contacts.ts'
import { hashCode, hashLink, newDigits } from './hash-code.ts'

/** The job that does what `forgetPassword` took down; its data is a `ResetRecipient`. */
export const sendResetJob = 'members.send_reset'

/** A canonical mobile number or e-mail address, of whom nobody knows yet whether it is a member's. */
export interface ResetRecipient {
  readonly channel: 'sms' | 'mail'
  readonly to: string
}

/** Sends a code or a link to the verified number or address of a member; nothing to anybody else. Source: product §2 */
export async function sendReset(deps: Deps, { channel, to }: ResetRecipient): Promise<void> {
  if (channel === 'mail') {
    await deps.db.transaction().execute(async (tx) => {
      const member = await contactByVerified(tx, { email: to })
      if (member) await mailLink(deps, tx, member)
    })
    return
  }
  const member = await contactByVerified(deps.db, { mobile: to })
  if (!member) return
  // Only what costs something counts, or strangers could use the day's messages up.
  const turn = await takeAllTurns(deps.limits, [smsInAllTurn(await smsDailyMax(deps.db))])
  if (turn.ok) await deps.db.transaction().execute((tx) => textCode(deps, tx, member))
}

async function mailLink(deps: Deps, tx: Tx, { id: memberId, email, locale }: Contact) {
  const code = randomToken()
  const id = await issueCode(tx, {
    purpose: 'reset_by_mail',
    target: email,
    hash: hashLink(deps.secrets, 'reset_by_mail', code),
    memberId,
    triesMax: 1,
    minutesValid: emailLinkHoursValid * 60,
  })
  const mail = mailPage(presentReset(locale, `${deps.config.publicUrl}/${locale}/identity/verify/${code}`))
  await deps.outbox.write(tx, { channel: 'mail', to: email, language: locale, ...mail, dedupeKey: `mail:reset:${id}` })
}

async function textCode(deps: Deps, tx: Tx, { id: memberId, mobile, locale }: Contact) {
  const code = newDigits()
  const id = await issueCode(tx, {
    purpose: 'reset_by_sms',
    target: mobile,
    hash: hashCode(deps.secrets, 'reset_by_sms', mobile, code),
    memberId,
    triesMax: smsCodeTriesMax,
    minutesValid: smsCodeMinutesValid,
  })
  const text = accountMailText(locale)('accountMail.sms_reset', { code, minutes: smsCodeMinutesValid })
  await deps.outbox.write(tx, { channel: 'sms', to: mobile, language: locale, text, dedupeKey: `sms:reset:${id}` })
}
