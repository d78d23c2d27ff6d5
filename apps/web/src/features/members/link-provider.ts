import { identityCalls } from '../../lib/identity-calls.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { load, notFound, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { keepFlow } from '../../lib/three-flow.ts'
import { accountAnswer, accountOf, proofIn, refusedAnswer, sendProof, type AccountAnswer } from './account-changes.ts'

/** What the form of linking gets back; `address` is where to go on at the provider, once the member is proved. */
export interface LinkAnswer extends AccountAnswer {
  readonly address: string | null
}

/** The provider to be linked, and how the member proves to be it; a 404 for a provider that is not configured. */
export async function linkView(screen: Screen, id: string) {
  const { account } = await accountOf(screen)
  const providers = await load(screen, identityCalls.providers())
  const provider = providers.find((one) => one.id === id)
  if (!provider) throw notFound()
  return { account, provider }
}

/** Begins the way to a provider that becomes a further way to sign in. Source: docs/guarantees.md I-29 */
export async function linkProvider(screen: Screen, id: string, values: FormValues): Promise<LinkAnswer | Response> {
  await requireMember(screen)
  if (values.intent === 'proof') return { ...(await sendProof(screen, values)), address: null }
  const result = await screen.api.call(identityCalls.link(id, screen.language, proofIn(values)))
  if (result.ok) {
    keepFlow(screen, result.data.flow, 'link')
    return { ...accountAnswer('change', values), address: result.data.url }
  }
  if (result.status === 404) throw notFound()
  if (result.code === 'identity.provider_away') return seeOther(`${screen.paths.memberApps()}?three=away`)
  return { ...refusedAnswer(screen, result, values), address: null }
}
