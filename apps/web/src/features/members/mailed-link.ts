import type { VerifyIdentityAnswer } from '@koma/contract/recovery.ts'
import { calls } from '../../lib/calls.ts'
import { errorToast, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { refusalScreen, type Screen } from '../../lib/screen.ts'
import { passwordIsSet } from './forget.ts'

/**
 * What a mailed link is for, and whose; null for one that does not work. Looking uses nothing up.
 * Source: docs/guarantees.md I-23
 */
export async function lookAtLink(screen: Screen, code: string): Promise<VerifyIdentityAnswer | null> {
  const result = await screen.api.call(calls.verifyIdentity(code))
  if (result.ok) return result.data
  if (result.status >= 500 || result.status === 429) throw refusalScreen(screen, result)
  return null
}

/** What the form of the new password gets back. */
export interface NewPasswordAnswer {
  readonly id: string
  /** The link does not work any more. */
  readonly isOver: boolean
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** Sets the password with the mailed link, which is used up by it. Source: product §2 "edit password" */
export async function resetByLink(
  screen: Screen,
  code: string,
  { password = '', password_confirmation = '' }: FormValues,
): Promise<NewPasswordAnswer | Response> {
  const result = await screen.api.call(calls.resetByMail({ code, password, password_confirmation }))
  if (result.ok) return passwordIsSet(screen)
  if (result.status >= 500) throw refusalScreen(screen, result)
  return {
    id: crypto.randomUUID(),
    isOver: result.code === 'verification.failed',
    errors: fieldErrorsOf(result.errors),
    toast: errorToast(result.toast),
  }
}
