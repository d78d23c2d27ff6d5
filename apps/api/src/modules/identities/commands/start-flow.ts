import type { Language } from '@koma/domain/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import type { IdentityProvider, ProviderFailure } from '../../../platform/openid-provider.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { flowTurns, secretsOfFlow } from '../policy.ts'
import { createFlow } from '../queries/flows.ts'

export interface FlowWish {
  /** Who links a further way to sign in; null for a sign-in. */
  readonly memberId: string | null
  readonly address: string
  readonly language: Language
}

/** Begins a way to the provider: its address, and the key for the browser to keep. Decision: accounts */
export async function startFlow(
  deps: Deps,
  provider: IdentityProvider,
  { memberId, address, language }: FlowWish,
): Promise<{ readonly ok: true; readonly url: string; readonly flow: string } | ProviderFailure | TooFast> {
  const turn = await takeAllTurns(deps.limits, flowTurns(address))
  if (!turn.ok) return turn
  const flow = randomToken()
  const begun = await provider.begin(secretsOfFlow(deps.secrets, flow), language)
  if (!begun.ok) return begun
  await createFlow(deps.db, { flow, provider: provider.id, memberId })
  return { ok: true, url: begun.url, flow }
}
