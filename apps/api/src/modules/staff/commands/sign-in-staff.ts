import { Secret } from 'otpauth'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { signInTurns } from '../../auth/public.ts'
import { staffNamed, startStaffSession, type StaffAccount } from '../queries/accounts.ts'
import { matchTotp } from './match-totp.ts'
import { noteFailedSignIn, noteLockedSignIn, noteSignIn, type SignInTrial } from './note-sign-in.ts'

export interface StaffSignIn {
  readonly username: string
  readonly password: string
  readonly totp: string
  readonly address: string
  readonly requestId: string
}

/** Stands in for the secret of an account that does not exist, so that the same work is done. */
const nobodysSecret = new Secret({ size: 20 }).base32

/**
 * A session for both factors at once; which of them was wrong, or whether there is such an account, is not told to the
 * caller. Every try stands in the audit log. Decision: accounts, staff console (roles)
 */
export async function signInStaff(
  deps: Deps,
  { username, password, totp, address, requestId }: StaffSignIn,
): Promise<
  | { readonly ok: true; readonly staffId: string; readonly accessToken: string }
  | { readonly ok: false; readonly reason: 'auth.invalid_grant' }
  | TooFast
> {
  const name = username.trim()
  const { account, clocks } = await staffNamed(deps.db, name)
  const turns = signInTurns(deps.secrets, { kind: 'staff', name: name.toLowerCase(), accountId: account?.id, address })
  const trial = { account, address, requestId }
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) {
    await noteLockedSignIn(deps.db, trial, turn.retryAfterSeconds)
    return turn
  }

  const isRight = await deps.passwords.matches(account?.passwordHash ?? null, password)
  const step = matchTotp(account?.totpSecret ?? nobodysSecret, totp, clocks)
  const accessToken = randomToken()
  if (!account || !isRight || step === undefined || !(await start(deps, account, { step, accessToken }, trial))) {
    await noteFailedSignIn(deps.db, trial)
    return { ok: false, reason: 'auth.invalid_grant' }
  }
  await giveBackAllTurns(deps.limits, turns)
  return { ok: true, staffId: account.id, accessToken }
}

/** The session and its line in the log, both or neither. */
function start(
  { db, config }: Deps,
  account: StaffAccount,
  { step, accessToken }: { readonly step: number; readonly accessToken: string },
  trial: SignInTrial,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isStarted = await startStaffSession(tx, { account, step, accessToken, mayRepeat: config.demo })
    if (isStarted) await noteSignIn(tx, account, trial)
    return isStarted
  })
}
