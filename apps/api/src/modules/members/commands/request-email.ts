import { canonicalEmail, emailLinkHoursValid } from '@koma/domain/account-rules.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken, uuid7 } from '../../../platform/ids.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { takeAllTurns } from '../../../platform/turns.ts'
import { changeEmailTurns } from '../policy.ts'
import { presentNewEmail, presentTakenEmail } from '../present-account-mail.ts'
import { takenFields } from '../queries/accounts.ts'
import { issueCode } from '../queries/codes.ts'
import { contactOf, lockContact, type Contact } from '../queries/contacts.ts'
import { hashLink } from './hash-code.ts'
import { proofIsOver, proveMember, type ProofRefusal } from './prove-member.ts'
import { sendVerification } from './send-verification.ts'
import { tellMember } from './tell-member.ts'

export interface EmailWish {
  readonly memberId: string
  readonly email: string
  readonly password: string | undefined
  readonly code: string | undefined
}

/**
 * Mails a link to the new address and a notice to the old one; nothing changes until the link is followed. An address
 * that has an account gets a mail that says so, and the answer is the same. Source: api.md, docs/guarantees.md I-29
 */
export async function requestEmail(
  deps: Deps,
  { memberId, email: wanted, password, code }: EmailWish,
): Promise<{ readonly ok: true } | ProofRefusal> {
  const email = canonicalEmail(wanted)
  const known = (await contactOf(deps.db, memberId))!
  if (email === known.email && known.isEmailVerified) {
    return { ok: false, reason: 'validation.failed', errors: { email: ['field.email_own'] } }
  }
  const typed = { password, code, field: 'current_password' } as const
  const proof = await proveMember(deps, known, typed)
  if (!proof.ok) return proof
  const turn = await takeAllTurns(deps.limits, changeEmailTurns(deps.secrets, memberId, email))
  if (!turn.ok) return turn

  return deps.db.transaction().execute(async (tx) => {
    const member = await lockContact(tx, memberId)
    if (!member || !(await proof.spend(tx, member))) return proofIsOver(typed)
    if (email === member.email) {
      await sendVerification(deps, tx, { memberId, email, language: member.locale })
      return { ok: true }
    }
    await mailNewAddress(deps, tx, member, email)
    await tellMember(deps, tx, member, { kind: 'wish', email })
    return { ok: true }
  })
}

async function mailNewAddress(deps: Deps, tx: Tx, { id: memberId, locale: language }: Contact, email: string) {
  const { publicUrl } = deps.config
  const write = (mail: ReturnType<typeof mailPage>, dedupeKey: string) =>
    deps.outbox.write(tx, { channel: 'mail', to: email, language, ...mail, dedupeKey })
  if ((await takenFields(tx, { email })).includes('email')) {
    return write(mailPage(presentTakenEmail(language, publicUrl)), `mail:taken:${uuid7()}`)
  }
  const code = randomToken()
  const id = await issueCode(tx, {
    purpose: 'change_email',
    target: memberId,
    hash: hashLink(deps.secrets, 'change_email', code),
    memberId,
    triesMax: 1,
    minutesValid: emailLinkHoursValid * 60,
    value: email,
  })
  const href = `${publicUrl}/${language}/register/verify/${code}`
  return write(mailPage(presentNewEmail(language, href)), `mail:new_email:${id}`)
}
