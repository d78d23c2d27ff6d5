import type { IdentityProvider } from '@koma/contract/identities.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Screen } from './screen.ts'

/** What the sign screen tells of a provider's sign-in that came to nothing. */
export const threeProblems = ['cancelled', 'failed', 'away', 'expired'] as const
export type ThreeProblem = (typeof threeProblems)[number]

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

/** The address that begins a sign-in with a provider. */
export const startAddress = (provider: string, language: Language): string =>
  `/auth/${encodeURIComponent(provider)}/start?lang=${language}`
