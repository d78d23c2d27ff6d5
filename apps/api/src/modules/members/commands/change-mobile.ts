import { maskedMobile } from '@koma/domain/masking.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { endSessionsOf } from '../../auth/public.ts'
import { killCodesOf, spendCode, tryCode } from '../queries/codes.ts'
import { contactOf, isTaken, lockContact, setMobile, type Contact } from '../queries/contacts.ts'
import { proofIsOver, proveMember, type ProofRefusal } from './prove-member.ts'
import { mobileCodeHash } from './send-mobile-code.ts'
import { tellMember } from './tell-member.ts'

export interface MobileChange {
  readonly memberId: string
  readonly mobile: string
  readonly smsCode: string
  readonly password: string | undefined
  readonly code: string | undefined
  readonly requestId: string
}

/**
 * A number that the member has proved by its code. A new one ends every session and is told to the old number; verifying
 * the own one for the first time ends none, and needs no other proof. Source: api.md, docs/guarantees.md I-28, I-29
 */
export async function changeMobile(
  deps: Deps,
  { memberId, mobile, smsCode, password, code, requestId }: MobileChange,
): Promise<{ readonly ok: true } | ProofRefusal> {
  const known = (await contactOf(deps.db, memberId))!
  const typed = { password, code, field: 'current_password' } as const
  const proof = mobile === known.mobile ? ownNumber : await proveMember(deps, known, typed)
  if (!proof.ok) return proof
  const hash = mobileCodeHash(deps.secrets, memberId, mobile, smsCode)
  if (!(await tryCode(deps.db, 'change_mobile', memberId, hash))) return wrongCode

  try {
    return await deps.db.transaction().execute(async (tx) => {
      const member = await lockContact(tx, memberId)
      if (!member || !(await proof.spend(tx, member))) return proofIsOver(typed)
      if (!(await spendCode(tx, 'change_mobile', memberId, hash))) return wrongCode
      await setMobile(tx, memberId, mobile)
      if (mobile !== member.mobile) await tellOfChange(deps, tx, member, { mobile, requestId })
      return { ok: true }
    })
  } catch (error) {
    if (isTaken(error)) return { ok: false, reason: 'validation.failed', errors: { mobile: ['field.mobile_taken'] } }
    throw error
  }
}

const ownNumber = { ok: true, spend: async () => true } as const

const wrongCode: ProofRefusal = {
  ok: false,
  reason: 'validation.failed',
  errors: { sms_code: ['field.sms_code'] },
}

async function tellOfChange(
  deps: Deps,
  tx: Tx,
  before: Contact,
  { mobile, requestId }: { readonly mobile: string; readonly requestId: string },
) {
  await endSessionsOf(tx, before.id, 'member.change_mobile')
  await killCodesOf(tx, before.id)
  await writeAudit(tx, {
    actor: { kind: 'member', id: before.id, name: 'member' },
    action: 'member.change_mobile',
    subject: { kind: 'member', id: before.id },
    before: { mobile: maskedMobile(before.mobile) },
    after: { mobile: maskedMobile(mobile) },
    requestId,
  })
  await tellMember(deps, tx, before, { kind: 'mobile', mobile })
}
