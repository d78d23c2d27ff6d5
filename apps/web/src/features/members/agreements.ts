import { agreementDocuments } from '@koma/domain/agreements.ts'
import { agreementCalls } from '../../lib/agreement-calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { load, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'

/** What the form gets back when nothing was noted. */
export interface AgreeAnswer {
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** What the member agreed to, and what waits for an answer. */
export async function memberAgreements(screen: Screen) {
  await requireMember(screen)
  return load(screen, agreementCalls.agreements())
}

export type MemberAgreements = Awaited<ReturnType<typeof memberAgreements>>
export type MemberAgreement = MemberAgreements['agreements'][number]

/** Agrees to the versions that the form showed. Newer ones are shown with the refusal, by the page that is drawn anew. */
export async function agreeToChanges(screen: Screen, values: FormValues): Promise<AgreeAnswer | Response> {
  await requireMember(screen)
  const { agree, guardian_agree } = values
  const read = Object.fromEntries(
    agreementDocuments.flatMap((document) => (values[document] ? [[document, values[document]]] : [])),
  )
  const result = await screen.api.call(
    agreementCalls.agree({ ...read, ...(agree && { agree }), ...(guardian_agree && { guardian_agree }) }),
  )
  if (result.ok) {
    flash(screen, 'agreed')
    return seeOther(screen.paths.memberAgreements())
  }
  if (result.status !== 422 && result.status !== 409) throw refusalScreen(screen, result)
  return { errors: fieldErrorsOf(result.errors), toast: errorToast(result.toast) }
}
