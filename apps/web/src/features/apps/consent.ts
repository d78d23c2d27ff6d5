import { data } from 'react-router'
import { appCalls } from '../../lib/app-calls.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { nameOf } from '../../lib/localised.ts'
import { refusalScreen, requireMember, type Screen } from '../../lib/screen.ts'

/** What the consent screen shows. */
export type ConsentView =
  | { readonly kind: 'empty' | 'wrong' }
  | {
      readonly kind: 'ask'
      readonly app: string
      readonly isAllowed: boolean
      readonly address: string
      readonly member: string
    }

/**
 * Which app asks, for the member who is signed in; a visitor comes back here, with the whole address, after signing in.
 * What is not right is told here and leads nowhere. Source: product §2 "3rd", docs/guarantees.md I-30
 */
export async function consentView(screen: Screen) {
  const member = await requireMember(screen)
  if (!screen.url.searchParams.has('client_id')) return data<ConsentView>({ kind: 'empty' })
  const result = await screen.api.call(appCalls.consent(screen.url.search))
  if (result.ok) {
    const { client, is_allowed: isAllowed, redirect_uri } = result.data
    const app = nameOf(client, screen.language)
    return data<ConsentView>({ kind: 'ask', app, isAllowed, address: shownAddress(redirect_uri), member: member.name })
  }
  if (result.status !== 422) throw refusalScreen(screen, result)
  return data<ConsentView>({ kind: 'wrong' }, { status: 400 })
}

/** The member's decision: where the browser is to go. */
export async function decideConsent(screen: Screen, values: FormValues) {
  await requireMember(screen)
  const query = Object.fromEntries(screen.url.searchParams)
  const isAllowed = values.decision === 'allow'
  const result = await screen.api.call(appCalls.decide({ ...query, allow: isAllowed }))
  if (result.ok) return { redirect: result.data.redirect, isAllowed }
  if (result.status !== 422) throw refusalScreen(screen, result)
  return null
}

/** Where it leads, without what only programs read. */
const shownAddress = (address: string): string => /^[^:]+:\/*[^/?#]*/.exec(address)?.[0] ?? address
