import { emailLinkHoursValid, smsCodeMinutesValid } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { maskedEmail, maskedMobile } from '@koma/domain/masking.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { accountMailText } from '@koma/i18n/account-mail-text.ts'
import type { MailContent } from '../../platform/mail-page.ts'

/** The link with which a forgotten password is set anew. */
export function presentReset(language: Language, href: string): MailContent {
  const text = accountMailText(language)
  return {
    language,
    subject: text('accountMail.reset_subject'),
    sound: text('accountMail.reset_sound'),
    title: text('accountMail.reset_title'),
    paragraphs: [text('accountMail.reset_text')],
    button: { label: text('accountMail.reset_button'), href },
    notes: [text('accountMail.valid', { hours: emailLinkHoursValid }), text('accountMail.reset_ignore')],
  }
}

/** The link that confirms a new address, to that address. */
export function presentNewEmail(language: Language, href: string): MailContent {
  const text = accountMailText(language)
  return {
    language,
    subject: text('accountMail.email_subject'),
    sound: text('accountMail.email_sound'),
    title: text('accountMail.email_title'),
    paragraphs: [text('accountMail.email_text')],
    button: { label: text('accountMail.email_button'), href },
    notes: [text('accountMail.valid', { hours: emailLinkHoursValid }), text('accountMail.email_ignore')],
  }
}

/** To an address that somebody wanted for another account, and that has one already. */
export function presentTakenEmail(language: Language, publicUrl: string): MailContent {
  const text = accountMailText(language)
  return {
    language,
    subject: text('accountMail.taken_subject'),
    sound: text('accountMail.taken_sound'),
    title: text('accountMail.taken_title'),
    paragraphs: [text('accountMail.taken_text')],
    button: { label: text('accountMail.taken_button'), href: `${publicUrl}/${language}/sign` },
    notes: [text('accountMail.taken_ignore')],
  }
}

/** Six digits by mail. */
export function presentProof(language: Language, code: string, publicUrl: string): MailContent {
  const text = accountMailText(language)
  return {
    language,
    subject: text('accountMail.proof_subject'),
    sound: text('accountMail.proof_sound'),
    title: text('accountMail.proof_title'),
    paragraphs: [text('accountMail.proof_text')],
    digits: code,
    button: { label: text('accountMail.proof_button'), href: `${publicUrl}/${language}/member/info` },
    notes: [text('accountMail.code_valid', { minutes: smsCodeMinutesValid }), text('accountMail.proof_ignore')],
  }
}

/** What an account notice tells; addresses and numbers are masked. Source: docs/guarantees.md I-29 */
export type AccountNotice =
  | { readonly kind: 'password'; readonly at: Date }
  | { readonly kind: 'wish' | 'changed'; readonly email: string }
  | { readonly kind: 'mobile'; readonly mobile: string }

/** What the owner of an account is told of a change, with the way to get it back. */
export function presentNotice(language: Language, notice: AccountNotice, publicUrl: string): MailContent {
  const text = accountMailText(language)
  const { kind } = notice
  return {
    language,
    subject: text(`accountMail.${kind}_subject`),
    sound: text(`accountMail.${kind}_sound`),
    title: text(`accountMail.${kind}_title`),
    paragraphs: [noticeText(language, notice)],
    button: { label: text('accountMail.password_button'), href: `${publicUrl}/${language}/forget_password` },
    notes: [text(`accountMail.${kind}_not_you`)],
  }
}

function noticeText(language: Language, notice: AccountNotice): string {
  const text = accountMailText(language)
  if (notice.kind === 'password') {
    return text('accountMail.password_text', { at: formatTaipeiDateTime(notice.at).slice(0, 16) })
  }
  if (notice.kind === 'mobile') return text('accountMail.mobile_text', { mobile: maskedMobile(notice.mobile) })
  return text(`accountMail.${notice.kind}_text`, { email: maskedEmail(notice.email) })
}
