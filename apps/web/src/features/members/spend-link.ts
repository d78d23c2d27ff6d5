import type { MembershipView } from '@koma/contract/membership.ts'
import { activationOf, type Activation } from '../../lib/activation.ts'
import { calls } from '../../lib/calls.ts'
import { refusalScreen, type Screen } from '../../lib/screen.ts'

/** What became of a mailed link, and who is signed in where it was opened. */
export interface SpentLink {
  readonly outcome: 'verified' | 'already' | 'failed'
  readonly isSignedIn: boolean
  /** What the account that is signed in still lacks. */
  readonly activation: Activation | null
  /** The class that was chosen when registering, where an application has still to lead there. */
  readonly wanted: MembershipView['wanted_class']
}

/**
 * Spends the code of a link that verifies an address. One that is used again by the member whom it activated has done
 * its work (`already`). Source: product §4 "Account"
 */
export async function spendLink(screen: Screen, code: string): Promise<SpentLink> {
  const result = await screen.api.call(calls.verify(code))
  if (!result.ok && (result.status >= 500 || result.status === 429)) throw refusalScreen(screen, result)
  // Asked for afterwards: a new address has ended every session of its member; one of somebody else here lives on.
  const member = await screen.session.member()
  const activation = member ? activationOf(member) : null
  const hasDone = member !== undefined && activation === null
  return {
    outcome: result.ok ? 'verified' : hasDone ? 'already' : 'failed',
    isSignedIn: member !== undefined,
    activation,
    wanted: hasDone ? await wantedClass(screen) : null,
  }
}

/** Asked aside: the link has done its work, whatever becomes of this. */
async function wantedClass(screen: Screen): Promise<MembershipView['wanted_class']> {
  const result = await screen.api.call({ ...calls.membership(), silenced: true })
  return result.ok ? result.data.wanted_class : null
}
