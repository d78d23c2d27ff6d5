import type { Language } from '@koma/domain/languages.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import type { IdentityProvider, ProviderFailure } from '../../../platform/openid-provider.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { proveCaller } from '../../members/public.ts'
import { flowTurns, secretsOfFlow } from '../policy.ts'
import { createFlow } from '../queries/flows.ts'

type ProofRefusal = Exclude<Awaited<ReturnType<typeof proveCaller>>, { readonly ok: true }>

/** Who links a further way to sign in, and what was typed to prove that it is them. */
export interface LinkWish {
  readonly caller: MemberCaller
  readonly password: string | undefined
  readonly code: string | undefined
}

export interface FlowWish {
  /** Null for a sign-in. */
  readonly link: LinkWish | null
  readonly address: string
  readonly language: Language
}

/**
 * Begins a way to the provider: its address, and the key for the browser to keep. One that links is begun by the member
 * alone, not by somebody at an open browser. Decision: accounts. Source: docs/guarantees.md I-29
 */
export async function startFlow(
  deps: Deps,
  provider: IdentityProvider,
  { link, address, language }: FlowWish,
): Promise<
  { readonly ok: true; readonly url: string; readonly flow: string } | ProviderFailure | ProofRefusal | TooFast
> {
  const turn = await takeAllTurns(deps.limits, flowTurns(address))
  if (!turn.ok) return turn
  const proof = link && (await proveCaller(deps, link.caller, link))
  if (proof && !proof.ok) return proof
  const flow = randomToken()
  const begun = await provider.begin(secretsOfFlow(deps.secrets, flow), language)
  if (!begun.ok) return begun
  return deps.db.transaction().execute(async (tx) => {
    const refusal = await proof?.spend(tx)
    if (refusal) return refusal
    await createFlow(tx, { flow, provider: provider.id, memberId: link?.caller.id ?? null })
    return { ok: true, url: begun.url, flow }
  })
}
