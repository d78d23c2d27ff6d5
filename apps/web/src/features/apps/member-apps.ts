import { appCalls } from '../../lib/app-calls.ts'
import { flash } from '../../lib/flash.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { identityCalls } from '../../lib/identity-calls.ts'
import { nameOf } from '../../lib/localised.ts'
import { load, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { problemOf } from '../../lib/three-problem.ts'

/** The ways to sign in and the apps of the member who is signed in. */
export async function memberApps(screen: Screen) {
  const member = await requireMember(screen)
  const [identities, providers, apps] = await Promise.all([
    load(screen, identityCalls.identities()),
    load(screen, identityCalls.providers()),
    load(screen, appCalls.apps()),
  ])
  const isTaken = screen.url.searchParams.get('three') === 'taken'
  return {
    identities,
    // A provider that is linked already is not offered again.
    providers: providers.filter(({ id }) => !identities.some(({ provider }) => provider.id === id)),
    apps: apps.map((app) => ({ ...app, name: nameOf(app, screen.language) })),
    hasPassword: member.has_password,
    problem: isTaken ? screen.words('apps.taken') : problemOf(screen, providers),
  }
}

export type MemberApps = Awaited<ReturnType<typeof memberApps>>

/** Unlinks a way to sign in, or takes an app's access away. */
export async function changeMemberApps(screen: Screen, { intent, id = '' }: FormValues) {
  await requireMember(screen)
  const call = intent === 'unlink' ? identityCalls.unlink(id) : appCalls.revoke(id)
  const result = await screen.api.call(call)
  // What is gone already is what was wanted.
  if (result.ok || result.status === 404) {
    flash(screen, intent === 'unlink' ? 'unlinked' : 'revoked')
    return seeOther(screen.paths.memberApps())
  }
  if (result.status !== 409) throw refusalScreen(screen, result)
  return { message: result.message }
}
