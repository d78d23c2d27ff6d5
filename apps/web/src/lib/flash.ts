import type { Screen } from './screen.ts'
import type { Words } from './words.ts'

/** A short word after an act. `id` tells two alike apart. Source: product §8 (success green, failure red) */
export interface ToastFacts {
  readonly id: string
  readonly tone: 'success' | 'error'
  readonly text: string
}

/** What may be said on the page that a redirect leads to; the cookie holds a name of this list and nothing else. */
const flashes = {
  signedIn: 'auth.signedIn',
  signedOut: 'auth.signedOut',
  linked: 'apps.linkedFlash',
  unlinked: 'apps.unlinkedFlash',
  revoked: 'apps.revokedFlash',
  registered: 'three.welcome',
  booked: 'rent.booked',
  rentCancelled: 'rent.cancelledFlash',
  mailSentAgain: 'members.mailSentAgain',
  profileSaved: 'profile.saved',
  cardRenewed: 'profile.cardRenewed',
  avatarSaved: 'profile.avatarSaved',
  avatarRemoved: 'profile.avatarRemoved',
  mobileChanged: 'profile.mobileChanged',
  mobileVerified: 'profile.mobileVerified',
  passwordChanged: 'profile.passwordChanged',
  agreed: 'agreements.thanks',
  accountKept: 'leaving.undone',
  membershipExtended: 'membership.extended',
  renewalSent: 'membership.renewSent',
  resetMailSentAgain: 'recovery.sentAgain',
  deviceEnded: 'devices.ended',
  othersEnded: 'devices.othersEnded',
  allEnded: 'devices.allEnded',
  oldUserMerged: 'oldUsers.merged',
  collected: 'collect.collected',
  uncollected: 'collect.uncollected',
  creatorSent: 'creators.sentTitle',
  creatorWithdrawn: 'creators.withdrawn',
  creatorDraftKept: 'creators.draftKept',
  creatorDraftDiscarded: 'creators.draftDiscarded',
  creatorProfileSaved: 'creators.saved',
} as const

type FlashName = keyof typeof flashes

/** Seconds that a redirect may take. */
const flashSeconds = 60

/** Says it on the next page. */
export const flash = ({ session }: Screen, name: FlashName): void => session.remember('flash', name, flashSeconds)

/** What the last page left to say, said once. */
export function takeFlash({ session, words }: Screen): ToastFacts | null {
  const name = session.recall('flash')
  if (name === undefined) return null
  session.remember('flash', '', 0)
  return isFlashName(name) ? successToast(words, flashes[name]) : null
}

/** A green toast. */
export const successToast = (words: Words, key: (typeof flashes)[FlashName]): ToastFacts => ({
  id: toastId(),
  tone: 'success',
  text: words(key),
})

/** A red toast; none for a silenced refusal. */
export const errorToast = (text: string | null): ToastFacts | null =>
  text ? { id: toastId(), tone: 'error', text } : null

const isFlashName = (name: string): name is FlashName => Object.hasOwn(flashes, name)

const toastId = (): string => crypto.randomUUID()
