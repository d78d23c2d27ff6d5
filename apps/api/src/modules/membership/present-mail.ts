import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { daysBetween, taipeiDate } from '@koma/domain/taipei-time.ts'
import { membershipMailText } from '@koma/i18n/membership-mail-text.ts'
import { grouped } from '@koma/i18n/grouped.ts'
import type { MailContent } from '../../platform/mail-page.ts'
import type { MembershipNotice } from './queries/notices.ts'

/** The mail about a membership that was reached, kept, taken back or comes to its end. */
export function presentNoticeMail(
  notice: Pick<MembershipNotice, 'kind' | 'language' | 'periodClass' | 'endsOn' | 'today'> & {
    /** NT$ to the next loyal membership. */
    readonly remaining: number
  },
  publicUrl: string,
): MailContent {
  const { kind, language, endsOn: until, remaining } = notice
  const text = membershipMailText(language)
  switch (kind) {
    case 'membership.loyal':
      return frame(language, publicUrl, 'loyal', { until }, [
        text('membershipMail.loyal_text', { until }),
        text('membershipMail.loyal_benefits'),
      ])
    case 'membership.kept':
      return frame(language, publicUrl, 'kept', { until }, [text('membershipMail.kept_text', { until })])
    case 'membership.withdrawn':
      return frame(language, publicUrl, 'withdrawn', { until }, [
        text('membershipMail.withdrawn_text'),
        text('membershipMail.withdrawn_again', { remaining: grouped(remaining) }),
      ])
    case 'membership.ends_in_60':
    case 'membership.ends_in_30':
    case 'membership.ends_in_7':
      return endingMail(notice, publicUrl)
  }
}

function endingMail(
  { language, periodClass, endsOn: until, today, remaining }: Parameters<typeof presentNoticeMail>[0],
  publicUrl: string,
): MailContent {
  const text = membershipMailText(language)
  const name = text(`membershipMail.class_${periodClass}`)
  const words = { class: name, until, days: daysBetween(taipeiDate(today), taipeiDate(until)) }
  const ways = {
    general: [],
    loyal: [text('membershipMail.ends_loyal', { remaining: grouped(remaining) })],
    associate_creator: [text('membershipMail.ends_associate')],
    creator: [text('membershipMail.ends_creator')],
  } as const satisfies Record<MemberClass, readonly string[]>
  return {
    ...frame(language, publicUrl, 'ends', words, [
      text('membershipMail.ends_text', { class: name, until }),
      ...ways[periodClass],
    ]),
    notes: [text('membershipMail.ends_after')],
  }
}

/** The mail that confirms an extension. */
export function presentExtendedMail(
  {
    language,
    memberClass,
    endsOn: until,
  }: { readonly language: Language; readonly memberClass: MemberClass; readonly endsOn: string },
  publicUrl: string,
): MailContent {
  const text = membershipMailText(language)
  const words = { class: text(`membershipMail.class_${memberClass}`), until }
  return frame(language, publicUrl, 'extended', words, [text('membershipMail.extended_text', words)])
}

/** The mail that tells what became of a renewal; without a last day it was refused. */
export function presentVerdictMail(
  {
    language,
    endsOn: until,
    reason,
  }: { readonly language: Language; readonly endsOn: string | null; readonly reason: string | null },
  publicUrl: string,
): MailContent {
  const text = membershipMailText(language)
  if (until !== null) return frame(language, publicUrl, 'passed', {}, [text('membershipMail.passed_text', { until })])
  return frame(language, publicUrl, 'failed', {}, [
    text('membershipMail.failed_text', { reason: reason ?? '' }),
    text('membershipMail.failed_again'),
  ])
}

type Kind = 'loyal' | 'kept' | 'withdrawn' | 'ends' | 'extended' | 'passed' | 'failed'

/** Subject, sound, title and the button to the membership; each kind's own words fill its subject and title. */
function frame(
  language: Language,
  publicUrl: string,
  kind: Kind,
  words: Readonly<Record<string, string | number>>,
  paragraphs: readonly string[],
): MailContent {
  const text = membershipMailText(language) as (key: string, values: typeof words) => string
  return {
    language,
    subject: text(`membershipMail.${kind}_subject`, words),
    sound: text(`membershipMail.${kind}_sound`, words),
    title: text(`membershipMail.${kind}_title`, words),
    paragraphs,
    button: { label: text('membershipMail.button', words), href: `${publicUrl}/${language}/member/level` },
    notes: [],
  }
}
