import { zStaffTokenRequest, type StaffTokenRequest } from '@koma/contract/staff.ts'

export const signInFields = ['username', 'password', 'totp'] as const
export type SignInField = (typeof signInFields)[number]

export type SignInForm = Readonly<Record<SignInField, string>>

export type SignInCheck =
  | { readonly ok: true; readonly request: StaffTokenRequest }
  | { readonly ok: false; readonly fields: readonly SignInField[] }

/** The request that the form stands for, or the fields that are wrong, in their order. */
export function toRequest(form: SignInForm): SignInCheck {
  const parsed = zStaffTokenRequest.safeParse({ ...form, totp: plainDigits(form.totp) })
  if (parsed.success) return { ok: true, request: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return { ok: false, fields: signInFields.filter((field) => wrong.has(field)) }
}

/** Apps show the code in groups, and input methods type full-width digits: both are the same six digits. */
function plainDigits(code: string): string {
  return code.normalize('NFKC').replace(/[\s-]/g, '')
}
