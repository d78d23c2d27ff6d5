import { addressKey } from '../../platform/client-address.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Turn } from '../../platform/turns.ts'

const hour = 3_600
const day = 24 * hour

const limits = {
  ofAddress: { name: 'contact.address', max: 10, seconds: hour },
  /** Each letter sends a mail to whatever address was written. */
  ofEmail: { name: 'contact.email', max: 3, seconds: hour },
  ofEmailDay: { name: 'contact.email.day', max: 6, seconds: day },
  /** What a flood may cost in a day at most. */
  /** Whoever asks how far a letter is: a number is no secret, so neither it nor the addresses are tried one by one. */
  askedAddress: { name: 'contact.state.address', max: 30, seconds: hour },
  askedNumber: { name: 'contact.state.number', max: 10, seconds: hour },
  inAll: { name: 'contact.all', max: 1_000, seconds: day },
} as const satisfies Record<string, Limit>

/** Closed letters are forgotten after so many days. */
export const ticketDaysKept = 730

/** What a letter takes. */
export function contactTurns(secrets: Secrets, email: string, address: string): readonly Turn[] {
  const key = secrets.sign('code', `limit:${email}`).toString('base64url')
  return [
    { limit: limits.ofAddress, key: addressKey(address) },
    { limit: limits.ofEmail, key },
    { limit: limits.ofEmailDay, key },
    { limit: limits.inAll, key: 'all' },
  ]
}

/** What asking how far a letter is takes. */
export const letterTurns = (number: string, address: string): readonly Turn[] => [
  { limit: limits.askedAddress, key: addressKey(address) },
  { limit: limits.askedNumber, key: number },
]
