import { maskedMobile } from '@koma/domain/masking.ts'
import { accountMailText } from '@koma/i18n/account-mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { presentNotice, type AccountNotice } from '../present-account-mail.ts'
import type { Contact } from '../queries/contacts.ts'

/**
 * Tells the owner of an account of a change, at the address and number of before it: by mail where the address is
 * verified; a new password without such an address and every new number by SMS. Source: docs/guarantees.md I-29
 */
export async function tellMember(
  deps: Pick<Deps, 'outbox' | 'config'>,
  tx: Tx,
  before: Contact,
  notice: AccountNotice,
): Promise<void> {
  const { locale: language, email: to, isEmailVerified } = before
  if (isEmailVerified) {
    const mail = mailPage(presentNotice(language, notice, deps.config.publicUrl))
    await deps.outbox.write(tx, { channel: 'mail', to, language, ...mail, dedupeKey: `mail:${notice.kind}:${uuid7()}` })
  }
  const sms = smsText(before, notice)
  if (sms === undefined || !before.isMobileVerified) return
  const dedupeKey = `sms:${notice.kind}:${uuid7()}`
  await deps.outbox.write(tx, { channel: 'sms', to: before.mobile, language, text: sms, dedupeKey })
}

function smsText({ locale, isEmailVerified }: Contact, notice: AccountNotice): string | undefined {
  const text = accountMailText(locale)
  if (notice.kind === 'mobile') return text('accountMail.sms_mobile', { mobile: maskedMobile(notice.mobile) })
  return notice.kind === 'password' && !isEmailVerified ? text('accountMail.sms_password') : undefined
}
