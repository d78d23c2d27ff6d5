import { deviceKeyOf } from '../../lib/device-key.ts'
import { errorToast, flash } from '../../lib/flash.ts'
import { fieldErrorsOf, type FormValues } from '../../lib/form-values.ts'
import { identityCalls } from '../../lib/identity-calls.ts'
import { refusalScreen, seeOther, type Screen } from '../../lib/screen.ts'
import { signedIn } from '../../lib/signed-in.ts'
import { answer, sentToSeconds, type RegisterAnswer } from './register.ts'
import { toRequest } from './registration.ts'

/** Registers whom a provider has proved, signed in at once; then the mail-sent screen where the address is not verified. */
export async function registerThree(screen: Screen, values: FormValues): Promise<RegisterAnswer | Response> {
  const { session, paths } = screen
  const { password: _, password_confirmation: __, ...form } = toRequest(values, screen.language)
  const credential = session.recall('credential') ?? ''
  const device = deviceKeyOf(session)
  const result = await screen.api.call(identityCalls.three({ credential, device, ...form }))
  if (result.ok) {
    if (!('id' in result.data)) return signedIn(screen, result.data, device)
    const { tokens, email_verified: isVerified } = result.data
    const response = signedIn(screen, tokens, device)
    flash(screen, 'registered')
    if (isVerified) return response
    session.remember('sentTo', (values.email ?? '').trim(), sentToSeconds)
    return seeOther(paths.registerSent())
  }
  if (result.status >= 500) throw refusalScreen(screen, result)
  // The credential has run out: the page without it tells how to begin anew.
  if (result.code === 'identity.expired' || result.errors?.credential) return seeOther(paths.registerThree())
  return { ...answer('register', values), errors: fieldErrorsOf(result.errors), toast: errorToast(result.toast) }
}
