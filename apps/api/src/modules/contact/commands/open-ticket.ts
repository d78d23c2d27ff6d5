import { randomInt } from 'node:crypto'
import type { ContactRequest } from '@koma/contract/contact.ts'
import { canonicalEmail } from '@koma/domain/account-rules.ts'
import { formFillMsMin, type ContactKind } from '@koma/domain/contact-rules.ts'
import { displayNumber, serialMax } from '@koma/domain/display-number.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { recipientOf, type Recipient } from '../../../platform/recipient-of.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { contactTurns } from '../policy.ts'
import { presentCentreMail, presentReceivedMail } from '../present-mail.ts'
import { centreAddress, insertTicket, type NewTicket } from '../queries.ts'
import { replyDay } from './reply-day.ts'

export interface Letter {
  readonly form: ContactRequest
  /** Null for a visitor. */
  readonly member: MemberCaller | null
  readonly address: string
  readonly language: Language
}

type Writer = Pick<Recipient, 'name' | 'email'>
type Opened = { readonly ok: true; readonly number: string; readonly replyBy: TaipeiDate }
type Incomplete = {
  readonly ok: false
  readonly reason: 'validation.failed'
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/**
 * Writes a letter down and tells its writer and the centre. Neither mail repeats a word of it: anybody may write any
 * address. A program is given an answer like everybody, and nothing is written. Source: product §3, §9;
 * docs/guarantees.md I-60
 */
export async function openTicket(deps: Deps, letter: Letter): Promise<Opened | Incomplete | TooFast> {
  const { form, member, address, language } = letter
  const writer = member ? await recipientOf(deps.db, member.id) : writerIn(form)
  if ('errors' in writer) return writer
  const kind: ContactKind = form.reason === 'account_cancel' ? 'account_cancel' : form.kind
  const reason = kind === 'account_cancel' ? kind : form.reason
  if (reason === undefined) return invalid({ reason: ['field.choice'] })
  const turn = await takeAllTurns(deps.limits, contactTurns(deps.secrets, canonicalEmail(writer.email), address))
  if (!turn.ok) return turn

  const replyBy = await replyDay(deps, kind)
  const ticket = {
    id: uuid7(),
    number: displayNumber('C', randomInt(serialMax)),
    kind,
    reason,
    body: form.body.trim(),
    name: writer.name,
    email: canonicalEmail(writer.email),
    phone: form.phone?.trim() || null,
    language: member?.locale ?? language,
    memberId: member?.id ?? null,
    replyBy,
  } satisfies NewTicket
  if (!isProgram(form)) await write(deps, ticket)
  return { ok: true, number: ticket.number, replyBy }
}

/** A field that people do not see was filled in, or the whole form faster than anybody types. */
const isProgram = ({ website, filled_in_ms: ms }: ContactRequest): boolean =>
  Boolean(website) || (ms !== undefined && ms < formFillMsMin)

function writerIn({ name, email }: ContactRequest): Writer | Incomplete {
  if (name !== undefined && email !== undefined) return { name, email }
  return invalid({
    ...(name === undefined && { name: ['field.required'] }),
    ...(email === undefined && { email: ['field.required'] }),
  })
}

const invalid = (errors: Incomplete['errors']): Incomplete => ({ ok: false, reason: 'validation.failed', errors })

function write(deps: Deps, ticket: NewTicket): Promise<void> {
  const { publicUrl } = deps.config
  return deps.db.transaction().execute(async (tx) => {
    await insertTicket(tx, ticket)
    const { language } = ticket
    await deps.outbox.write(tx, {
      channel: 'mail',
      to: ticket.email,
      language,
      ...presentReceivedMail(publicUrl, ticket),
      dedupeKey: `mail:contact:${ticket.id}`,
    })
    const centre = await centreAddress(tx)
    if (centre === null) return
    await deps.outbox.write(tx, {
      channel: 'mail',
      to: centre,
      language: 'zh',
      ...presentCentreMail(publicUrl, ticket),
      dedupeKey: `mail:contact:${ticket.id}:centre`,
    })
  })
}
