import type { CredentialFacts } from '@koma/contract/identities.ts'
import { deviceKeyOf } from '../../lib/device-key.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { identityCalls } from '../../lib/identity-calls.ts'
import { refusalScreen, type Screen } from '../../lib/screen.ts'
import { signedIn } from '../../lib/signed-in.ts'

/** What the join screen shows after a try. */
export interface JoinAnswer {
  readonly id: string
  readonly errors: FieldErrors
  readonly message: string | null
  readonly toast: ToastFacts | null
  readonly isCodeSent: boolean
}

/** What the browser's credential is good for; null without one that lives. */
export async function credentialFacts(screen: Screen): Promise<(CredentialFacts & { credential: string }) | null> {
  const credential = screen.session.recall('credential')
  if (!credential) return null
  const result = await screen.api.call(identityCalls.check(credential))
  if (result.ok) return { ...result.data, credential }
  if (result.code === 'identity.expired') return null
  throw refusalScreen(screen, result)
}

/** Sends the code to the number of the account to be joined. */
export async function sendJoinCode(screen: Screen): Promise<JoinAnswer> {
  const result = await screen.api.call(identityCalls.joinSms(screen.session.recall('credential') ?? ''))
  if (!result.ok && result.status >= 500) throw refusalScreen(screen, result)
  if (!result.ok) return { ...nothing(), message: result.toast ?? result.message, toast: errorToast(result.toast) }
  return {
    ...nothing(),
    isCodeSent: true,
    toast: { id: crypto.randomUUID(), tone: 'success', text: screen.words('members.codeSent') },
  }
}

/** Joins by the password or the code, and signs in. */
export async function join(screen: Screen, values: FormValues): Promise<JoinAnswer | Response> {
  const credential = screen.session.recall('credential') ?? ''
  const byCode = values.intent === 'code'
  const { password = '', sms_code = '' } = values
  const empty = byCode ? !sms_code.trim() : !password
  if (empty)
    return { ...nothing(byCode), errors: { [byCode ? 'sms_code' : 'password']: screen.words('auth.required') } }
  const proof = byCode ? { sms_code: sms_code.trim() } : { password }
  const device = deviceKeyOf(screen.session)
  const result = await screen.api.call(identityCalls.join({ credential, device, ...proof }))
  if (result.ok) {
    const response = signedIn(screen, result.data, device)
    flash(screen, 'linked')
    return response
  }
  if (result.status >= 500) throw refusalScreen(screen, result)
  const errors = fieldErrorsOf(result.errors)
  const message = Object.keys(errors).length > 0 ? null : result.message
  return { ...nothing(byCode), errors, message, toast: errorToast(result.toast) }
}

const nothing = (isCodeSent = false): JoinAnswer => ({
  id: crypto.randomUUID(),
  errors: {},
  message: null,
  toast: null,
  isCodeSent,
})
