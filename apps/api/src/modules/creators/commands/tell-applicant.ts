import type { Language } from '@koma/domain/languages.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage, type MailContent } from '../../../platform/mail-page.ts'
import { recipientOf } from '../../../platform/recipient-of.ts'
import type { ApplicationRow } from '../queries/applications.ts'

/** Mails whoever applied what has become of the application, once for each of its versions, in their language. */
export async function tellApplicant(
  deps: Pick<Deps, 'outbox'>,
  tx: Tx,
  application: Pick<ApplicationRow, 'id' | 'memberId' | 'version'>,
  contentIn: (language: Language) => MailContent,
): Promise<void> {
  const { email, language } = await recipientOf(tx, application.memberId)
  const dedupeKey = `mail:creator:${application.id}:${application.version}`
  await deps.outbox.write(tx, { channel: 'mail', to: email, language, ...mailPage(contentIn(language)), dedupeKey })
}
