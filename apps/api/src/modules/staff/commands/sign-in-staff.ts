import { Secret } from 'otpauth'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { signInTurns } from '../../auth/public.ts'
import { staffNamed, startStaffSession } from '../queries/accounts.ts'
import { matchTotp } from './match-totp.ts'

export interface StaffSignIn {
  readonly username: string
  readonly password: string
  readonly totp: string
  readonly address: string
}

/** Stands in for the secret of an account that does not exist, so that the same work is done. */
const nobodysSecret = new Secret({ size: 20 }).base32

/** A session for both factors at once; which of them was wrong, or whether there is such an account, is not told. */
export async function signInStaff(
  deps: Deps,
  { username, password, totp, address }: StaffSignIn,
): Promise<
  | { readonly ok: true; readonly staffId: string; readonly accessToken: string }
  | { readonly ok: false; readonly reason: 'auth.invalid_grant' }
  | TooFast
> {
  const name = username.trim()
  const { account, clocks } = await staffNamed(deps.db, name)
  const turns = signInTurns(deps.secrets, { kind: 'staff', name: name.toLowerCase(), accountId: account?.id, address })
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn

  const isRight = await deps.passwords.matches(account?.passwordHash ?? null, password)
  const step = matchTotp(account?.totpSecret ?? nobodysSecret, totp, clocks)
  if (!account || !isRight || step === undefined) return { ok: false, reason: 'auth.invalid_grant' }
  const accessToken = randomToken()
  const mayRepeat = deps.config.demo
  if (!(await startStaffSession(deps.db, { account, step, accessToken, mayRepeat })))
    return { ok: false, reason: 'auth.invalid_grant' }
  await giveBackAllTurns(deps.limits, turns)
  return { ok: true, staffId: account.id, accessToken }
}
