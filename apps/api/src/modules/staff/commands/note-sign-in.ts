import { writeAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { StaffAccount } from '../queries/accounts.ts'
import { wasNoted } from '../queries/audit.ts'

export interface SignInTrial {
  /** Undefined when nobody has that name: what was typed is not kept, for people type passwords into the wrong field. */
  readonly account: Pick<StaffAccount, 'id' | 'username'> | undefined
  readonly address: string
  readonly requestId: string
}

/** Writes down that somebody signed in, in the transaction that starts the session. Decision: staff console (roles) */
export async function noteSignIn(tx: Tx, account: Pick<StaffAccount, 'id' | 'username'>, trial: SignInTrial) {
  await writeAudit(tx, {
    actor: { kind: 'staff', id: account.id, name: account.username },
    action: 'staff.sign_in',
    subject: { kind: 'staff', id: account.id },
    after: { address: trial.address },
    requestId: trial.requestId,
  })
}

/** Writes down a try that failed, for an account that there is as for one that there is not. */
export async function noteFailedSignIn(db: Db, trial: SignInTrial): Promise<void> {
  await writeAudit(db, entryOf('staff.sign_in_failed', trial))
}

/** Writes down that tries are refused for a while; once for the while, for the log never forgets and whoever tries does not stop. */
export async function noteLockedSignIn(db: Db, trial: SignInTrial, seconds: number): Promise<void> {
  const entry = entryOf('staff.sign_in_locked', trial)
  if (!(await wasNoted(db, entry, seconds))) await writeAudit(db, entry)
}

function entryOf(
  action: 'staff.sign_in_failed' | 'staff.sign_in_locked',
  { account, address, requestId }: SignInTrial,
) {
  return {
    // Who tried is not known: only whose account it was, and from where.
    actor: { kind: 'system', name: 'sign-in' },
    action,
    subject: account ? { kind: 'staff', id: account.id } : { kind: 'address', id: address },
    after: account ? { username: account.username, address } : { address },
    requestId,
  } as const
}
