import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors } from '../../lib/form-values.ts'
import { refusalScreen, seeOther, type Screen } from '../../lib/screen.ts'
import { creatorParts, draftOf, emptyWork, errorsInPlace, readWritten, type WrittenForm } from './written-form.ts'

/** What the form gets back when nothing was sent. */
export interface ApplyAnswer {
  readonly id: string
  readonly written: WrittenForm
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
  readonly status: number
}

/** Sends the application; then the screen of its state. Source: product §3, §5 */
export async function sendApplication(screen: Screen, posted: FormData): Promise<ApplyAnswer | Response> {
  const written = readWritten(posted)
  const result = await screen.api.call(calls.creatorApply(partsOf(written, posted), keyOf(posted)))
  if (result.ok) {
    flash(screen, 'creatorSent')
    return seeOther(screen.paths.memberApply())
  }
  if (result.status >= 500 || result.status === 401) throw refusalScreen(screen, result)
  return {
    ...shownAgain(written),
    errors: errorsInPlace(fieldErrorsOf(result.errors), written),
    toast: errorToast(result.toast),
    status: result.status,
  }
}

/** Keeps the draft of a page without scripts, whatever other window has kept before. */
export async function keepByHand(screen: Screen, posted: FormData): Promise<ApplyAnswer | Response> {
  const written = readWritten(posted)
  const state = await screen.api.call(calls.creatorForm())
  const version = state.ok ? (state.data.version ?? 0) : 0
  const result = await screen.api.call(calls.creatorDraft(draftOf(written), version))
  if (result.ok) {
    flash(screen, 'creatorDraftKept')
    return seeOther(screen.paths.memberApply())
  }
  if (result.status >= 500 || result.status === 401) throw refusalScreen(screen, result)
  const errors = errorsInPlace(fieldErrorsOf(result.errors), written)
  return { ...shownAgain(written), errors, toast: errorToast(result.message), status: result.status }
}

/** Forgets what was being written. */
export async function discardDraft(screen: Screen): Promise<Response> {
  const result = await screen.api.call(calls.discardCreatorDraft())
  if (!result.ok) throw refusalScreen(screen, result)
  flash(screen, 'creatorDraftDiscarded')
  return seeOther(screen.paths.memberApply())
}

/** The form with one more empty work, for a page without scripts. */
export function addWork(posted: FormData): ApplyAnswer {
  return { ...shownAgain(addWorkTo(readWritten(posted))), status: 200 }
}

/** The same form with room for one work more. */
export const addWorkTo = (written: WrittenForm): WrittenForm => ({
  ...written,
  works: [...(written.works ?? []), emptyWork],
})

/** The form as it was, with nothing to say yet. */
export const shownAgain = (written: WrittenForm): ApplyAnswer => ({
  id: crypto.randomUUID(),
  written,
  errors: {},
  toast: null,
  status: 422,
})

/** The field of files. */
export const filesField = 'attachments'

/** The form as POST /member/comicists_apply wants it: texts, works by their place, the ids of files. */
function partsOf(written: WrittenForm, posted: FormData): FormData {
  const parts = new FormData()
  for (const [name, value] of creatorParts(written)) parts.append(name, value)
  for (const id of posted.getAll(filesField)) if (typeof id === 'string' && id) parts.append(`${filesField}[]`, id)
  if (posted.has('agree')) parts.append('agree', 'on')
  return parts
}

/** One page sends one application, however often its button is pressed. */
function keyOf(posted: FormData): string {
  const key = posted.get('key')
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : crypto.randomUUID()
}
