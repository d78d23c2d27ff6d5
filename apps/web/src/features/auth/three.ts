import { redirect } from 'react-router'
import { deviceKeyOf } from '../../lib/device-key.ts'
import { flash } from '../../lib/flash.ts'
import { identityCalls, type CallbackAnswer } from '../../lib/identity-calls.ts'
import { pathsOf } from '../../lib/paths.ts'
import type { Screen } from '../../lib/screen.ts'
import { signedIn } from '../../lib/signed-in.ts'
import { keepFlow, takeFlow, threeSeconds } from '../../lib/three-flow.ts'
import type { ThreeProblem } from '../../lib/three-problem.ts'

/** Sends the browser to the provider to sign in; only this browser can come back. */
export async function startThree(screen: Screen, provider: string): Promise<Response> {
  const result = await screen.api.call(identityCalls.start(provider, screen.language))
  if (!result.ok) return back(screen, false, result.code === 'identity.provider_away' ? 'away' : 'failed')
  keepFlow(screen, result.data.flow, 'sign')
  return redirect(result.data.url, 302)
}

/** Reads what the provider sent the browser back with, and leads on: signed in, to the rest of the form, or to joining. */
export async function finishThree(screen: Screen, provider: string): Promise<Response> {
  const { api, url } = screen
  const begun = takeFlow(screen)
  if (!begun) return back(screen, false, 'expired')
  const inLanguage = { ...screen, language: begun.language, paths: pathsOf(begun.language) }
  const result = await api.call(identityCalls.finish(provider, begun.flow, url.search))
  if (!result.ok) return back(inLanguage, begun.way === 'link', problems[result.code] ?? 'failed')
  return leadOn(inLanguage, result.data)
}

/** Signs in whom the credential's identity belongs to. */
export async function enterKnown(screen: Screen, credential: string): Promise<Response> {
  const device = deviceKeyOf(screen.session)
  const result = await screen.api.call(identityCalls.three({ credential, device }))
  if (!result.ok || 'id' in result.data) return back(screen, false, 'failed')
  return signedIn(screen, result.data, device)
}

const problems: Readonly<Record<string, ThreeProblem | 'taken'>> = {
  'identity.cancelled': 'cancelled',
  'identity.provider_away': 'away',
  'identity.taken': 'taken',
}

/** Back to where it began, with a sentence and the other ways. */
function back({ paths }: Screen, link: boolean, problem: ThreeProblem | 'taken'): Response {
  return redirect(`${link ? paths.memberApps() : paths.sign()}?three=${problem}`, 302)
}

function leadOn(screen: Screen, answer: CallbackAnswer): Response | Promise<Response> {
  const { session, paths } = screen
  if (answer.outcome === 'linked') {
    flash(screen, 'linked')
    return redirect(paths.memberApps(), 302)
  }
  if (answer.outcome === 'known') return enterKnown(screen, answer.credential)
  session.remember('credential', answer.credential, threeSeconds)
  return redirect(answer.outcome === 'join' ? paths.registerJoin() : paths.registerThree(), 302)
}
