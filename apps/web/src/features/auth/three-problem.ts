import type { IdentityProvider } from '@koma/contract/identities.ts'
import type { Screen } from '../../lib/screen.ts'
import { threeProblems } from './three.ts'

const sentences = {
  cancelled: 'three.problemCancelled',
  failed: 'three.problemFailed',
  away: 'three.problemAway',
  expired: 'three.problemExpired',
} as const

/** The sentence that the address asks for, of a provider's sign-in that came to nothing; null without one. */
export function problemOf({ url, words }: Screen, providers: readonly IdentityProvider[]): string | null {
  const asked = url.searchParams.get('three')
  const problem = threeProblems.find((one) => one === asked)
  const [provider] = providers
  return problem && provider ? words(sentences[problem], { name: provider.name }) : null
}
