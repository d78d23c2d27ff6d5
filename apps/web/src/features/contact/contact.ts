import { contactReasons, type ContactKind } from '@koma/domain/contact-rules.ts'
import { calls } from '../../lib/calls.ts'
import { errorToast, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { refusalScreen, seeOther, type Screen } from '../../lib/screen.ts'

/** What the form gets back when nothing was sent. */
export interface ContactAnswer {
  readonly id: string
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** Who writes, when the form was opened (a program fills it in at once), and what the page before has begun to write. */
export async function contactForm(screen: Screen) {
  const member = await screen.session.member()
  return {
    writer: member ? { name: member.name, email: member.email } : null,
    openedAt: Date.now(),
    begun: begunLetter(screen.url.searchParams),
  }
}

/** Characters that another page of the site may put into the letter. */
const begunLengthMax = 400

/** `?reason=&about=`: what a page that leads here already knows. */
export function begunLetter(query: URLSearchParams): FormValues {
  const reason = contactReasons.find((one) => one === query.get('reason'))
  const about = query.get('about')?.slice(0, begunLengthMax)
  return { ...(reason && { reason }), ...(about && { body: about }) }
}

export type ContactForm = Awaited<ReturnType<typeof contactForm>>

/** Sends the letter; then the page that says its number. */
export async function sendLetter(
  screen: Screen,
  kind: ContactKind,
  values: FormValues,
): Promise<ContactAnswer | Response> {
  const result = await screen.api.call(calls.contact(toLetter(kind, values, Date.now())))
  if (result.ok) {
    const { number, reply_by: by } = result.data
    return seeOther(screen.paths.contactSent({ number, by, ...(kind === 'contact' ? {} : { kind }) }))
  }
  if (result.status >= 500 || result.status === 401) throw refusalScreen(screen, result)
  return {
    id: crypto.randomUUID(),
    values,
    errors: fieldErrorsOf(result.errors),
    toast: errorToast(result.toast),
  }
}

/** The form as POST /contact wants it; what is empty counts as absent. */
export function toLetter(kind: ContactKind, values: FormValues, now: number) {
  const { reason = '', body = '', name, email, phone = '', website = '', opened_at = '' } = values
  const openedAt = Number(opened_at)
  return {
    kind,
    ...(kind === 'contact' && { reason }),
    body,
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(website && { website }),
    ...(openedAt > 0 && openedAt <= now && { filled_in_ms: Math.round(now - openedAt) }),
  }
}
