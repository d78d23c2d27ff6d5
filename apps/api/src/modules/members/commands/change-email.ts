import { maskedEmail } from '@koma/domain/masking.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { endSessionsOf } from '../../auth/public.ts'
import { killCodesOf, linkFacts, spendLink } from '../queries/codes.ts'
import { isTaken, lockContact, setEmail } from '../queries/contacts.ts'
import { hashLink } from './hash-code.ts'
import { tellMember } from './tell-member.ts'

/**
 * Makes the change that a mailed link asks for: every session ends, older codes are dead, the old address is told. False
 * for a link that is unknown, used or too old, and when the address has got another account.
 * Source: docs/guarantees.md I-28
 */
export async function changeEmail(deps: Deps, code: string, requestId: string): Promise<boolean> {
  const hash = hashLink(deps.secrets, 'change_email', code)
  const facts = await linkFacts(deps.db, 'change_email', hash)
  if (!facts) return false
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const member = await lockContact(tx, facts.memberId)
      const email = (await spendLink(tx, 'change_email', hash))?.value
      if (!member || !email) return false
      await setEmail(tx, member.id, email)
      await endSessionsOf(tx, member.id, 'member.change_email')
      await killCodesOf(tx, member.id)
      await writeAudit(tx, {
        actor: { kind: 'member', id: member.id, name: 'member' },
        action: 'member.change_email',
        subject: { kind: 'member', id: member.id },
        before: { email: maskedEmail(member.email) },
        after: { email: maskedEmail(email) },
        requestId,
      })
      await tellMember(deps, tx, member, { kind: 'changed', email })
      return true
    })
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
