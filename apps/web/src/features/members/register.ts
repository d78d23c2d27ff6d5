import { isCreatorClass } from '@koma/domain/creator-application.ts'
import { calls, type Call } from '../../lib/calls.ts'
import { errorToast, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { nameOf } from '../../lib/localised.ts'
import { rememberPage } from '../../lib/previous-page.ts'
import { load, refusalScreen, seeOther, type Screen } from '../../lib/screen.ts'
import { mobileOf, shownAgain, toRequest } from './registration.ts'

/** What a form gets back: nothing was registered or reset, a code was sent, or a name was looked up. */
export interface RegisterAnswer {
  readonly id: string
  readonly intent: 'register' | 'sms' | 'check' | 'reset' | 'add_work'
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
  /** A code is on its way. */
  readonly isCodeSent: boolean
  /** Seconds to wait before asking for another code, where the API said so. */
  readonly waitSeconds: number | null
  readonly isTaken: boolean | null
}

/** Seconds that the mail-sent page remembers to whom. */
export const sentToSeconds = 600

/** The lists that the form offers, in the reader's language alone. */
export async function registerLists(screen: Screen) {
  const { language } = screen
  const [cities, occupations, setting] = await Promise.all([
    load(screen, calls.cities()),
    load(screen, calls.occupations()),
    load(screen, calls.dateSetting()),
  ])
  return {
    today: setting.today,
    demo: screen.site.demo,
    occupations: occupations.map((one) => ({ id: one.id, name: nameOf(one, language) })),
    cities: cities.map((city) => ({
      id: city.id,
      name: nameOf(city, language),
      districts: city.districts.map((one) => ({ id: one.id, zip: one.zip, name: nameOf(one, language) })),
    })),
  }
}

export type RegisterLists = Awaited<ReturnType<typeof registerLists>>

/** Registers; then the mail-sent screen. Source: product §3, §5 */
export async function register(screen: Screen, values: FormValues): Promise<RegisterAnswer | Response> {
  const result = await screen.api.call(calls.register(toRequest(values, screen.language)))
  if (result.ok) {
    screen.session.remember('sentTo', (values.email ?? '').trim(), sentToSeconds)
    // Who would be a creator goes on to the application when they first sign in.
    if (isCreatorClass(values.type ?? '')) rememberPage(screen, screen.paths.memberApply())
    return seeOther(screen.paths.registerSent())
  }
  if (result.status >= 500) throw refusalScreen(screen, result)
  return {
    ...answer('register', values),
    errors: fieldErrorsOf(result.errors),
    toast: errorToast(result.toast),
  }
}

/** Sends the code to the number, for registering or for another wish. Source: product §5 "SMS code" */
export async function sendCode(
  screen: Screen,
  values: FormValues,
  callOf: (mobile: string) => Call<undefined> = calls.registerSms,
): Promise<RegisterAnswer> {
  const result = await screen.api.call(callOf(mobileOf(values)))
  if (result.ok)
    return {
      ...answer('sms', values),
      isCodeSent: true,
      toast: { id: crypto.randomUUID(), tone: 'success', text: screen.words('members.codeSent') },
    }
  if (result.status >= 500) throw refusalScreen(screen, result)
  const errors = fieldErrorsOf(result.errors)
  return {
    ...answer('sms', values),
    errors,
    toast: errorToast(result.toast),
    waitSeconds: result.retryAfterSeconds ?? null,
  }
}

/** Whether an account name is free; nothing is said when the API does not say. */
export async function checkUsername(screen: Screen, values: FormValues): Promise<RegisterAnswer> {
  const result = await screen.api.call(calls.checkRegistered({ username: values.username ?? '' }))
  return { ...answer('check', values), isTaken: result.ok ? result.data.registered : null }
}

/** An answer that says nothing yet. */
export const answer = (intent: RegisterAnswer['intent'], values: FormValues): RegisterAnswer => ({
  id: crypto.randomUUID(),
  intent,
  values: shownAgain(values),
  errors: {},
  toast: null,
  isCodeSent: false,
  waitSeconds: null,
  isTaken: null,
})
