import type { TokenPair } from '@koma/contract/auth.ts'
import { redirect } from 'react-router'
import { flash } from './flash.ts'
import { forgetPage, previousPageOf } from './previous-page.ts'
import type { Screen } from './screen.ts'

/** Keeps the session, forgets what proved it, and goes to the remembered page, or home. */
export function signedIn(screen: Screen, pair: TokenPair): Response {
  const page = previousPageOf(screen)
  screen.session.signIn(pair)
  screen.session.remember('credential', '', 0)
  flash(screen, 'signedIn')
  forgetPage(screen)
  return redirect(page ?? screen.paths.home(), 303)
}
