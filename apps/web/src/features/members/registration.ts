import { mobileWithCountry } from '@koma/domain/account-rules.ts'
import type { Values } from '../../lib/calls.ts'
import type { FieldErrors, FormValues } from '../../lib/form-values.ts'
import type { Words } from '../../lib/words.ts'

/** Calling codes of the form, the usual ones; a number of another country is written with its code. */
export const callingCodes = [
  '886',
  '852',
  '853',
  '81',
  '82',
  '86',
  '65',
  '60',
  '66',
  '84',
  '62',
  '63',
  '1',
  '44',
  '33',
  '49',
  '61',
] as const

/** The fields of the form and their labels, from top to bottom: the order of the summary of errors. */
const fieldLabels = {
  username: 'members.username',
  password: 'members.password',
  password_confirmation: 'members.passwordAgain',
  email: 'members.email',
  mobile: 'members.mobile',
  sms_code: 'members.smsCode',
  name: 'members.name',
  gender: 'members.gender',
  birthday: 'members.birthday',
  addr_city: 'members.city',
  addr_district: 'members.district',
  job: 'members.job',
  type: 'members.class',
  agree: 'members.partAgree',
  guardian_agree: 'members.partAgree',
} as const

type Field = keyof typeof fieldLabels

/** Whether the registration itself has this field, and not what stands in the same form beside it. */
export const isRegistrationField = (name: string): name is Field => Object.hasOwn(fieldLabels, name)

/** The number with its country, as the API wants it; what cannot be one is sent as typed, to be refused there. */
export function mobileOf({ country = '886', mobile = '' }: FormValues): string {
  const typed = mobile.replace(/[\s-]/g, '')
  return mobileWithCountry(country, typed) ?? typed
}

/** The form as POST /member wants it. Source: product §3 "Member registration" */
export function toRequest(values: FormValues, locale: string): Values {
  const { username = '', password = '', password_confirmation = '', email = '', sms_code = '', name = '' } = values
  return {
    username: username.trim(),
    password,
    password_confirmation,
    email: email.trim(),
    mobile: mobileOf(values),
    sms_code: sms_code.trim(),
    name: name.trim(),
    gender: values.gender ?? '',
    birthday: values.birthday ?? '',
    addr_city: values.addr_city ?? '',
    addr_district: values.addr_district ?? '',
    job: values.job ?? '',
    type: values.type ?? 'general',
    locale,
    ...(values.agree && { agree: values.agree }),
    ...(values.guardian_agree && { guardian_agree: values.guardian_agree }),
  }
}

/** The values that a page may show again: everything but passwords. */
export function shownAgain(values: FormValues): FormValues {
  const { password: _password, password_confirmation: _confirmation, ...rest } = values
  return rest
}

/** Errors in the order of the fields, each with the name of its field, to which it leads. */
export function summaryOf(words: Words, errors: FieldErrors): { fieldId?: string; message: string }[] {
  const fields = Object.keys(fieldLabels) as Field[]
  const known = fields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ fieldId: field, message: words(fieldLabels[field]) + words('shell.colon') + message }] : []
  })
  const others = Object.entries(errors).filter(([field]) => !isRegistrationField(field))
  return [...known, ...others.map(([, message]) => ({ message }))]
}
