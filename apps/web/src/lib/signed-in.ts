import type { TokenPair } from '@koma/contract/auth.ts'
import { redirect } from 'react-router'
import { keepDeviceKey } from './device-key.ts'
import { flash } from './flash.ts'
import { forgetPage, previousPageOf } from './previous-page.ts'
import type { Screen } from './screen.ts'

/** Keeps the session and this browser's key, forgets what proved it, and goes to the remembered page, or home. */
export function signedIn(screen: Screen, pair: TokenPair, device: string): Response {
  const page = previousPageOf(screen)
  screen.session.signIn(pair)
  screen.session.remember('credential', '', 0)
  keepDeviceKey(screen.session, device)
  flash(screen, 'signedIn')
  forgetPage(screen)
  return redirect(page ?? screen.paths.home(), 303)
}
