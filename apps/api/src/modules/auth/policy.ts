import type { Secrets } from '../../platform/secrets.ts'
import { addressKey } from '../../platform/client-address.ts'
import type { Turn } from '../../platform/turns.ts'

/** How long an access token lives. Decision: accounts */
export const accessTokenMinutesValid = 15

/** How long a session lives from its sign-in, however often it is refreshed. Decision: accounts */
export const sessionDaysValid = 30

/** For so long a refresh token that was used answers with the same pair again (two tabs). Decision: accounts */
export const refreshGraceSeconds = 10

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Wrong passwords for one account from one address: 5, then ever fewer, up to a week's wait.
 * Source: docs/guarantees.md I-26
 */
const wrongFromOneAddress = [
  { max: 5, seconds: 10 * minute },
  { max: 10, seconds: hour },
  { max: 20, seconds: day },
  { max: 40, seconds: 7 * day },
] as const

/** Wrong passwords from one address, and for one account from anywhere (NIST SP 800-63B: at most 100). */
const wrongOfAddress = { max: 50, seconds: hour }
const wrongOfAccount = { max: 100, seconds: day }

/** Who tries to sign in: the kind keeps members and staff apart. */
export interface SignInTry {
  readonly kind: 'member' | 'staff'
  /** What was typed, in its canonical form. */
  readonly name: string
  /** The account it names, if there is one. */
  readonly accountId: string | undefined
  readonly address: string
}

/**
 * The turns that a try takes before the password is looked at; a right password gives them back. Names are kept as an
 * HMAC: people type passwords into the wrong field.
 */
export function signInTurns(secrets: Secrets, { kind, name, accountId, address }: SignInTry): readonly Turn[] {
  const from = addressKey(address)
  const named = secrets.sign('code', `sign_in:${kind}:${name}`).toString('base64url')
  return [
    ...wrongFromOneAddress.map(({ max, seconds }) => ({
      limit: { name: `${kind}.sign_in.${seconds}`, max, seconds },
      key: `${named}:${from}`,
    })),
    { limit: { name: `${kind}.sign_in.address`, ...wrongOfAddress }, key: from },
    { limit: { name: `${kind}.sign_in.account`, ...wrongOfAccount }, key: accountId ?? named },
  ]
}
