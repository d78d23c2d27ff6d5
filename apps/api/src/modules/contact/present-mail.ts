import { contactMailText } from '@koma/i18n/contact-mail-text.ts'
import { mailPage } from '../../platform/mail-page.ts'
import type { NewTicket, TicketRow } from './queries.ts'

/** Tells the writer that the letter has come, and by when there is an answer. */
export function presentReceivedMail(publicUrl: string, { kind, number, replyBy, language }: NewTicket) {
  const text = contactMailText(language)
  const isLeaving = kind === 'account_cancel'
  return mailPage({
    language,
    subject: text(isLeaving ? 'contactMail.leaving_subject' : 'contactMail.received_subject', { number }),
    sound: text('contactMail.received_sound'),
    title: text('contactMail.received_title'),
    paragraphs: [
      text('contactMail.received_number', { number }),
      text(isLeaving ? 'contactMail.leaving_text' : 'contactMail.received_text', { date: replyBy }),
      ...(isLeaving ? [text('contactMail.leaving_sign_in')] : []),
    ],
    button: isLeaving
      ? { label: text('contactMail.leaving_button'), href: `${publicUrl}/${language}/account_cancel` }
      : { label: text('contactMail.state_button'), href: `${publicUrl}/${language}/contact/state?number=${number}` },
    notes: [text('contactMail.received_ignore')],
  })
}

/** Tells the centre that there is a letter; what it says stands in the console. */
export function presentCentreMail(publicUrl: string, { id, number, reason, replyBy }: NewTicket) {
  const text = contactMailText('zh')
  return mailPage({
    language: 'zh',
    subject: text('contactMail.centre_subject', { number }),
    sound: text('contactMail.centre_sound'),
    title: text('contactMail.centre_title'),
    paragraphs: [
      text('contactMail.centre_text', { number, reason: text(`contactMail.reason_${reason}`), date: replyBy }),
    ],
    button: { label: text('contactMail.centre_button'), href: `${publicUrl}/console/contact/${id}/show` },
    notes: [],
  })
}

/** The answer of the staff, a paragraph for each of theirs. */
export function presentAnswerMail(publicUrl: string, { number, language }: TicketRow, answer: string) {
  const text = contactMailText(language)
  return mailPage({
    language,
    subject: text('contactMail.answer_subject', { number }),
    sound: text('contactMail.answer_sound'),
    title: text('contactMail.answer_title'),
    paragraphs: answer
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
    button: { label: text('contactMail.write_button'), href: `${publicUrl}/${language}/contact` },
    notes: [text('contactMail.answer_number', { number })],
  })
}
