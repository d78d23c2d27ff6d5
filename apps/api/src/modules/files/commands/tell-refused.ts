import type { Language } from '@koma/domain/languages.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { recipientOf } from '../../../platform/recipient-of.ts'

export interface RefusedForOwner {
  readonly id: string
  readonly memberId: string
  readonly name: string
  readonly cause: 'infected' | 'staff'
}

/** Tells the owner by mail that a file was refused and why, once, in the transaction that refuses it. */
export async function tellRefused(deps: Pick<Deps, 'config' | 'outbox'>, tx: Tx, file: RefusedForOwner): Promise<void> {
  const { email, language } = await recipientOf(tx, file.memberId)
  const mail = page(deps.config.publicUrl, language, file)
  await deps.outbox.write(tx, {
    channel: 'mail',
    to: email,
    language,
    ...mail,
    dedupeKey: `mail:file_refused:${file.id}`,
  })
}

function page(publicUrl: string, language: Language, { name, cause }: RefusedForOwner) {
  const text = mailText(language)
  return mailPage({
    language,
    subject: text('mail.file_refused_subject'),
    sound: text('mail.file_refused_sound'),
    title: text('mail.file_refused_title'),
    paragraphs: [
      text(cause === 'infected' ? 'mail.file_infected_text' : 'mail.file_rejected_text', { name }),
      text('mail.file_refused_next'),
    ],
    button: { label: text('mail.file_refused_button'), href: `${publicUrl}/${language}` },
    notes: [],
  })
}
