import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { contactOf, lockContact } from '../queries/contacts.ts'
import { hasJustSignedIn } from '../queries/sign-ins.ts'
import { proofIsOver, proveMember, type Proof, type ProofRefusal, type TypedProof } from './prove-member.ts'

/** A proof for a change that another module makes. */
export interface CallerProof {
  readonly ok: true
  /** Uses it up in the transaction of the change, whose first lock is the member's row; the refusal when it is over. */
  spend(tx: Tx): Promise<ProofRefusal | undefined>
}

/**
 * The current password or a fresh code, as for every change of how the account is opened. Where there is no password, a
 * sign-in of this moment proves as much. Source: docs/guarantees.md I-29. Decision: 0015
 */
export async function proveCaller(
  deps: Deps,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
  { password, code }: Pick<TypedProof, 'password' | 'code'>,
): Promise<CallerProof | ProofRefusal> {
  const known = (await contactOf(deps.db, id))!
  const typed = { password, code, field: 'current_password' } as const
  const isSignIn = known.passwordHash === null && !code && (await hasJustSignedIn(deps.db, sessionId))
  const proof = isSignIn ? signIn : await proveMember(deps, known, typed)
  if (!proof.ok) return proof
  return {
    ok: true,
    async spend(tx) {
      const member = await lockContact(tx, id)
      return member && (await proof.spend(tx, member)) ? undefined : proofIsOver(typed)
    },
  }
}

/** Whoever has set a password meanwhile is asked for it. */
const signIn: Proof = { ok: true, spend: async (_, { passwordHash }) => passwordHash === null }
