import type { Language } from '@koma/domain/languages.ts'
import { taipeiDateOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { addWorkingDays, holidayCalendarOf } from '@koma/domain/working-days.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { endSessionsOf } from '../../auth/public.ts'
import { deletionContactWorkingDays, passwordTurns } from '../policy.ts'
import { calendarDays, passwordHashOf, requestDeletion as markDeletion } from '../queries/deletion.ts'

export interface DeletionWish {
  readonly memberId: string
  /** Proves that it is the member who asks, and not somebody at an open browser. */
  readonly password: string
  readonly requestId: string
}

/**
 * Takes down the wish, tells the member by mail and ends every session: signing in again and saying so undoes it.
 * Asked twice, the first time counts. Source: product §9 "Account deletion contact". Decision: accounts "Deleting"
 */
export async function requestDeletion(
  deps: Deps,
  { memberId, password, requestId }: DeletionWish,
): Promise<
  | { readonly ok: true; readonly contactBy: TaipeiDate }
  | { readonly ok: false; readonly reason: 'wrong_password' }
  | TooFast
> {
  const turns = passwordTurns(memberId)
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn
  const stored = await passwordHashOf(deps.db, memberId)
  if (!(await deps.passwords.matches(stored, password))) return { ok: false, reason: 'wrong_password' }
  await giveBackAllTurns(deps.limits, turns)

  return deps.db.transaction().execute(async (tx) => {
    const wish = await markDeletion(tx, memberId)
    const calendar = holidayCalendarOf(await calendarDays(tx))
    const contactBy = addWorkingDays(taipeiDateOf(wish.requestedAt), deletionContactWorkingDays, calendar)
    await endSessionsOf(tx, memberId, 'deletion requested')
    if (wish.isNew) {
      await writeAudit(tx, {
        actor: { kind: 'member', id: memberId, name: 'member' },
        action: 'member.request_deletion',
        subject: { kind: 'member', id: memberId },
        before: { status: 'active' },
        after: { status: 'deletion_requested', contact_by: contactBy },
        requestId,
      })
      const dedupeKey = `mail:deletion:${memberId}:${wish.requestedAt.getTime()}`
      const mail = page(deps.config.publicUrl, wish.locale, contactBy)
      await deps.outbox.write(tx, { channel: 'mail', to: wish.email, language: wish.locale, ...mail, dedupeKey })
    }
    return { ok: true, contactBy }
  })
}

function page(publicUrl: string, language: Language, contactBy: TaipeiDate) {
  const text = mailText(language)
  return mailPage({
    language,
    subject: text('mail.deletion_subject'),
    sound: text('mail.deletion_sound'),
    title: text('mail.deletion_title'),
    paragraphs: [
      text('mail.deletion_text', { date: contactBy }),
      text('mail.deletion_signed_out'),
      text('mail.deletion_undo'),
    ],
    button: { label: text('mail.deletion_button'), href: `${publicUrl}/${language}/sign` },
    notes: [text('mail.deletion_ignore')],
  })
}
