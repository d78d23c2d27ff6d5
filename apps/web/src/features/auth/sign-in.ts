import type { Refused } from '../../lib/api-result.ts'
import { calls } from '../../lib/calls.ts'
import { deviceKeyOf, keepDeviceKey } from '../../lib/device-key.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import type { FieldErrors, FormValues } from '../../lib/form-values.ts'
import { forgetPage, previousPageOf } from '../../lib/previous-page.ts'
import { refusalScreen, seeOther, type Screen } from '../../lib/screen.ts'

/** What the sign screen shows after a failure; the password is never given back. */
export interface SignInFailure {
  readonly username: string
  readonly message: string | null
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** Signs in and goes to the remembered page, or home. Source: product §2, §4, §5 */
export async function signIn(screen: Screen, values: FormValues): Promise<SignInFailure | Response> {
  const { words, session, api, paths } = screen
  const { username = '', password = '' } = values
  const missing = {
    ...(!username.trim() && { username: words('auth.required') }),
    ...(!password && { password: words('auth.required') }),
  }
  if (Object.keys(missing).length > 0) return { username, message: null, errors: missing, toast: null }
  const device = deviceKeyOf(session)
  const result = await api.call(calls.signIn(username.trim(), password, device))
  if (!result.ok) return failureOf(screen, username, result)
  const page = previousPageOf(screen)
  session.signIn(result.data)
  keepDeviceKey(session, device)
  flash(screen, 'signedIn')
  forgetPage(screen)
  return seeOther(page ?? paths.home())
}

/** Signs out everywhere this session lives and goes home; who is home already sees it anew. Source: product §4 "Session" */
export async function signOut(screen: Screen): Promise<Response> {
  const { session, api, paths } = screen
  // A session that the API does not know any more is over all the same.
  await api.call(calls.signOut())
  session.signOut()
  flash(screen, 'signedOut')
  const response = seeOther(paths.home())
  response.headers.set('clear-site-data', '"cache"')
  return response
}

function failureOf(screen: Screen, username: string, refused: Refused): SignInFailure {
  if (refused.status >= 500) throw refusalScreen(screen, refused)
  const message = refused.code === 'auth.invalid_grant' ? screen.words('auth.failed') : refused.toast
  return { username, message, errors: {}, toast: errorToast(message) }
}
