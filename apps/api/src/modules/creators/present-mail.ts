import type { CreatorDecision, CreatorFormField } from '@koma/domain/creator-application.ts'
import type { Language } from '@koma/domain/languages.ts'
import { creatorMailText } from '@koma/i18n/creator-mail-text.ts'
import type { MailContent } from '../../platform/mail-page.ts'
import type { ApplicationRow } from './queries/applications.ts'

/** What a mail about an application needs to know. */
type Told = Pick<ApplicationRow, 'number' | 'class' | 'reviewBy'> & { readonly locale: Language }

/** What a reviewer says with a decision. */
interface Said {
  readonly decision: CreatorDecision
  readonly reason: string | null
  readonly comments: Readonly<Partial<Record<CreatorFormField, string>>>
}

/** The mail that an application has come, or come again, with the day by which it is reviewed. Source: product §9 "Review" */
export function presentReceivedMail(application: Told, isAgain: boolean, publicUrl: string): MailContent {
  const { number, locale, reviewBy } = application
  const text = creatorMailText(locale)
  return {
    language: locale,
    subject: text(isAgain ? 'creatorMail.again_subject' : 'creatorMail.received_subject', { number }),
    sound: text('creatorMail.received_sound'),
    title: text(isAgain ? 'creatorMail.again_title' : 'creatorMail.received_title'),
    paragraphs: [
      text(isAgain ? 'creatorMail.again_text' : 'creatorMail.received_text', { class: className(application) }),
      text('creatorMail.review_by', { date: reviewBy ?? '' }),
    ],
    button: { label: text('creatorMail.button'), href: `${publicUrl}/${locale}/member/apply` },
    notes: [text('creatorMail.received_note')],
  }
}

/** The mail about a decision, with what the reviewer says, in the member's language. */
export function presentDecisionMail(
  { decision, reason, comments }: Said,
  application: Told & { readonly endsOn: string | null },
  publicUrl: string,
): MailContent {
  const { number, locale, endsOn } = application
  const text = creatorMailText(locale)
  const key = mailKeys[decision]
  const remarks = Object.entries(comments).map(([field, comment]) =>
    text('creatorMail.comment', { field: text(`creatorMail.field_${field as keyof typeof comments}`), comment }),
  )
  return {
    language: locale,
    subject: text(`creatorMail.${key}_subject`, { number }),
    sound: text(`creatorMail.${key}_sound`),
    title: text(`creatorMail.${key}_title`),
    paragraphs: [
      text(`creatorMail.${key}_text`, { class: className(application) }),
      ...(endsOn === null ? [] : [text('creatorMail.ends_on', { date: endsOn })]),
      ...(reason === null ? [] : [text('creatorMail.reason', { reason })]),
      ...remarks,
    ],
    button: { label: text(`creatorMail.${key}_button`), href: `${publicUrl}/${locale}/member/${screens[key]}` },
    notes: key === 'passed' ? [] : [text(`creatorMail.${key}_note`)],
  }
}

const mailKeys = { return: 'returned', approve: 'passed', reject: 'failed' } as const satisfies Record<
  CreatorDecision,
  string
>

/** Where there is something to do next: what was approved is seen with the membership. */
const screens = { returned: 'apply', passed: 'level', failed: 'apply' } as const satisfies Record<
  (typeof mailKeys)[CreatorDecision],
  string
>

function className({ class: memberClass, locale }: Told): string {
  return creatorMailText(locale)(
    memberClass === 'creator' ? 'creatorMail.class_creator' : 'creatorMail.class_associate_creator',
  )
}
