import { addWorkTo, filesField } from '../features/creators/send-application.ts'
import { creatorParts, errorsInPlace, readWritten, type WrittenForm } from '../features/creators/written-form.ts'
import { movedAnswer } from '../features/members/old-user.ts'
import { answer, checkUsername, sendCode, type RegisterAnswer } from '../features/members/register.ts'
import { toRequest } from '../features/members/registration.ts'
import { readAnswer } from '../lib/api-result.ts'
import type { Call } from '../lib/calls.ts'
import { valuesOf } from '../lib/form-values.ts'
import type { Screen } from '../lib/screen.ts'
import { passForm } from './pass-form.ts'

/** What the form of a creator gets back that was to move them. */
export interface MoveCreatorAnswer extends RegisterAnswer {
  readonly written: WrittenForm
}

/**
 * Moves a creator of the former system with the account, the profile and the files that one form holds. Its other buttons
 * (a code, one more work) send nothing on. Source: product §7 (POST /member/old_user_to_comicists/{code})
 */
export async function moveCreatorForm(
  screen: Screen,
  request: Request,
  code: string,
): Promise<MoveCreatorAnswer | Response> {
  const call: Call<{ id: string }> = {
    method: 'POST',
    path: `/member/old_user_to_comicists/${encodeURIComponent(code)}`,
  }
  const passed = await passForm(screen, request, {
    path: call.path,
    filesField,
    // The pressed button comes where it stands in the form: the one that sends it comes last.
    isMeant: (form) => ['register', null].includes(form.get('intent') as string | null),
    texts: (form) => textsOf(form, screen.language),
  })
  const values = valuesOf(passed.form)
  const written = readWritten(passed.form)
  if (passed.answer === null) return otherWish(screen, passed.form, written)
  const result = readAnswer<{ id: string }>(passed.answer, call, screen.language)
  const moved = movedAnswer(screen, code, values, result)
  return moved instanceof Response ? moved : { ...moved, errors: errorsInPlace(moved.errors, written), written }
}

/** Both forms in one: what they share is said once. */
function* textsOf(form: FormData, language: string): Iterable<[string, string]> {
  const account = toRequest(valuesOf(form), language)
  for (const [name, value] of Object.entries(account)) yield [name, String(value)]
  for (const [name, value] of creatorParts(readWritten(form))) if (!(name in account)) yield [name, value]
}

async function otherWish(screen: Screen, form: FormData, written: WrittenForm): Promise<MoveCreatorAnswer> {
  const values = valuesOf(form)
  if (values.intent === 'sms') return { ...(await sendCode(screen, values)), written }
  if (values.intent === 'check') return { ...(await checkUsername(screen, values)), written }
  return { ...answer('add_work', values), written: addWorkTo(written) }
}
