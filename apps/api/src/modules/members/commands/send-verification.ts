import { emailLinkHoursValid } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { issueCode } from '../queries/codes.ts'
import { hashLink } from './hash-code.ts'

/** Writes the mail with a link that verifies the address, in the caller's transaction; older links are dead. */
export async function sendVerification(
  deps: Pick<Deps, 'config' | 'secrets' | 'outbox'>,
  tx: Tx,
  { memberId, email, language }: { readonly memberId: string; readonly email: string; readonly language: Language },
): Promise<void> {
  const code = randomToken()
  const id = await issueCode(tx, {
    purpose: 'verify_email',
    target: email,
    hash: verifyCodeHash(deps.secrets, code),
    memberId,
    triesMax: 1,
    minutesValid: emailLinkHoursValid * 60,
  })
  const href = `${deps.config.publicUrl}/${language}/register/verify/${code}`
  await deps.outbox.write(tx, {
    channel: 'mail',
    to: email,
    language,
    ...page(language, href),
    dedupeKey: `mail:verify:${id}`,
  })
}

/** What the database keeps of a mailed link. */
export function verifyCodeHash(secrets: Secrets, code: string): Buffer {
  return hashLink(secrets, 'verify_email', code)
}

function page(language: Language, href: string) {
  const text = mailText(language)
  return mailPage({
    language,
    subject: text('mail.verify_subject'),
    sound: text('mail.verify_sound'),
    title: text('mail.verify_title'),
    paragraphs: [text('mail.verify_text')],
    button: { label: text('mail.verify_button'), href },
    notes: [text('mail.verify_valid', { hours: emailLinkHoursValid }), text('mail.verify_ignore')],
  })
}
