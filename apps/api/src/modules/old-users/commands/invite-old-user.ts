import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { oldUserMailText } from '@koma/i18n/old-user-mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken, uuid7 } from '../../../platform/ids.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { issueOldUserCode } from '../queries/codes.ts'
import { markMailed, type MailTarget } from '../queries/mails.ts'

/**
 * Mails a link that moves the record, in the caller's transaction; the links before it are dead.
 * Source: docs/guarantees.md I-32
 */
export async function inviteOldUser(
  deps: Pick<Deps, 'config' | 'secrets' | 'outbox'>,
  tx: Tx,
  { id, email, locale }: MailTarget,
): Promise<void> {
  const code = randomToken()
  const expiresAt = await issueOldUserCode(tx, { oldUserId: id, email, hash: oldUserCodeHash(deps.secrets, code) })
  const dedupeKey = `mail:old_user:${uuid7()}`
  const href = `${deps.config.publicUrl}/${locale}/olduser/verify/${code}`
  const mail = page(locale, href, taipeiDateOf(expiresAt))
  await deps.outbox.write(tx, { channel: 'mail', to: email, language: locale, ...mail, dedupeKey })
  await markMailed(tx, id, dedupeKey)
}

/** What the database keeps of a mailed code. */
export function oldUserCodeHash(secrets: Secrets, code: string): Buffer {
  return secrets.sign('code', `old_user:${code}`)
}

function page(language: MailTarget['locale'], href: string, date: string) {
  const text = oldUserMailText(language)
  return mailPage({
    language,
    subject: text('oldUserMail.subject'),
    sound: text('oldUserMail.sound'),
    title: text('oldUserMail.title'),
    paragraphs: [text('oldUserMail.text'), text('oldUserMail.bring')],
    button: { label: text('oldUserMail.button'), href },
    notes: [text('oldUserMail.valid', { date }), text('oldUserMail.ignore')],
  })
}
