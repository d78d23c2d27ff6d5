import { data, type ClientActionFunctionArgs } from 'react-router'
import { errorToast, type ToastFacts } from './flash.ts'
import { formValues, type FormValues } from './form-values.ts'
import { languageOf } from './use-language.ts'
import { wordsFor } from './words.ts'

/** What a form says when nobody answered, beside what it keeps. */
export interface Unanswered {
  readonly values: FormValues
  readonly message: string
  readonly toast: ToastFacts | null
}

/** Of a form that nobody answered; with it the router asks nothing anew, so the page stays. */
const unansweredStatus = 503

/**
 * A route's `clientAction`: sends the form, and when no answer comes at all (no network) gives what `keep` makes of it
 * instead of an error screen, so that nothing typed is lost. Refusals and redirects pass as they are.
 */
export const keptForm =
  <Answer>(keep: (unanswered: Unanswered) => Answer) =>
  async ({ request, params, serverAction }: ClientActionFunctionArgs) => {
    const values = await formValues(request.clone())
    try {
      return await serverAction<Answer>()
    } catch (error) {
      // What `fetch` throws when nothing answers.
      if (!(error instanceof TypeError)) throw error
      const message = wordsFor(languageOf(params.lang))('errors.noConnection')
      return data(keep({ values, message, toast: errorToast(message) }), { status: unansweredStatus })
    }
  }
