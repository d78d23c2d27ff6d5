import { z } from 'zod'
import { zEmail, zMobile, zNewPassword, zSmsCode } from './members.ts'
import { zRequiredText, zTaipeiDate, zText } from './wire.ts'

/** The longest password that is looked at; a longer one is no password of ours. */
const typedLengthMax = 1_024

const zTypedPassword = z.string('field.required').max(typedLengthMax, 'field.too_long')

const newPassword = { password: zNewPassword, password_confirmation: z.string('field.required') }

const isConfirmed = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation

/** Source: product §5 "the two passwords differ" */
const confirmation = {
  path: ['password_confirmation'],
  message: 'field.password_confirmation',
  // The comparison is worth making even when another field is wrong: the reader mends all at once.
  when: ({ value }: { value: unknown }) => typeof (value as { password?: unknown } | null)?.password === 'string',
}

/**
 * What proves that it is the member who changes the account: the current password, or the code of POST /member/proof.
 * One of them is needed. Source: docs/guarantees.md I-29
 */
export const proofFields = {
  current_password: zTypedPassword.optional().describe('This or `code` is needed.'),
  code: zText(16).optional().describe('The six digits of POST /member/proof, instead of the password.'),
}

/** POST /member/forget/sms and /member/forget/email: both answer 204, whether or not anybody is known. */
export const zForgetSmsRequest = z.object({ mobile: zMobile })
export const zForgetEmailRequest = z.object({ email: zEmail })

/** PUT /member/sms/password */
export const zSmsPasswordRequest = z
  .object({ mobile: zMobile, sms_code: zSmsCode, ...newPassword })
  .refine(isConfirmed, confirmation)

/** PUT /member/email/password: `code` is the one of the mailed link. */
export const zEmailPasswordRequest = z
  .object({ code: zRequiredText(200), ...newPassword })
  .refine(isConfirmed, confirmation)

/** PUT /member/password: the old password, or the code of POST /member/proof. */
export const zPasswordRequest = z
  .object({
    old_password: zTypedPassword.optional().describe('This or `code` is needed.'),
    code: proofFields.code,
    ...newPassword,
  })
  .refine(isConfirmed, confirmation)

/** POST /member/verify_identity: what a mailed link is for and whose it is; it is not used up. */
export const zVerifyIdentityRequest = z.object({ code: zRequiredText(200) })
export const zVerifyIdentityAnswer = z.object({
  purpose: z.enum(['password_reset', 'email_change']),
  username_masked: z.string().meta({ example: 'li******g' }),
})

export type VerifyIdentityAnswer = z.output<typeof zVerifyIdentityAnswer>

/** POST /member/proof: six digits to the member's own verified number or address, for a change of the account. */
export const zProofRequest = z.object({ channel: z.enum(['sms', 'email'], 'field.choice').default('sms') })

/** PUT /member/email: mails a link to the new address; POST /member/verify makes the change. */
export const zEmailRequest = z.object({ email: zEmail, ...proofFields })

/** PUT /member/mobile: `sms_code` is what POST /member/register/sms, called by the member, sent to the new number. */
export const zMobileRequest = z.object({ mobile: zMobile, sms_code: zSmsCode, ...proofFields })

/** GET /member/pw_change_date. Source: product §5 (over 90 days) */
export const zPwChangeDate = z.object({
  pw_change_date: zTaipeiDate,
  days: z.int().describe('Days since then, by the calendar of Taipei.'),
  is_expired: z.boolean().describe('Over 90 days: a reminder, nothing is locked.'),
})

export type PwChangeDate = z.output<typeof zPwChangeDate>
