import { canonicalEmail } from '@koma/domain/account-rules.ts'
import { oldUserMailText } from '@koma/i18n/old-user-mail-text.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { askTurns } from '../policy.ts'
import { peopleOfAddress, type MailTarget } from '../queries/mails.ts'
import { inviteOldUser } from './invite-old-user.ts'

/** The job that answers whoever asked for a new link; its data is `{ email }`. */
export const askAgainJob = 'old_user.ask_again'

/**
 * Takes the wish down: the answer and its time are the same whether or not anybody is known there.
 * Source: docs/guarantees.md I-20
 */
export async function askAgain(
  deps: Deps,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<{ readonly ok: true } | TooFast> {
  const canonical = canonicalEmail(email)
  const turn = await takeAllTurns(deps.limits, askTurns(deps.secrets, canonical, address))
  if (!turn.ok) return turn
  await deps.db.transaction().execute((tx) => deps.jobs.send(tx, askAgainJob, { email: canonical }))
  return { ok: true }
}

/** Mails a new link for each record of the address; who has moved already is told to sign in. Strangers get nothing. */
export async function answerAsker(deps: Deps, email: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { open, moved } = await peopleOfAddress(tx, email)
    for (const target of open) await inviteOldUser(deps, tx, target)
    if (open.length === 0 && moved) await tellMoved(deps, tx, moved)
  })
}

async function tellMoved({ outbox, config }: Deps, tx: Tx, { email, locale }: MailTarget) {
  const text = oldUserMailText(locale)
  const mail = mailPage({
    language: locale,
    subject: text('oldUserMail.moved_subject'),
    sound: text('oldUserMail.moved_sound'),
    title: text('oldUserMail.moved_title'),
    paragraphs: [text('oldUserMail.moved_text')],
    button: { label: text('oldUserMail.moved_button'), href: `${config.publicUrl}/${locale}/sign` },
    notes: [text('oldUserMail.moved_ignore')],
  })
  await outbox.write(tx, {
    channel: 'mail',
    to: email,
    language: locale,
    ...mail,
    dedupeKey: `mail:old_user:${uuid7()}`,
  })
}
