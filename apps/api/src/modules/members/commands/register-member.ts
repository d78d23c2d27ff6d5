import type { RegisterRequest } from '@koma/contract/members.ts'
import { canonicalEmail } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { consentVersions, registerTurns } from '../policy.ts'
import { createMember, takenFields, type NewMember } from '../queries/accounts.ts'
import { tryCode } from '../queries/codes.ts'
import { checkRegistration, hasGuardian, type FieldErrors } from './check-registration.ts'
import { registerCodeHash } from './send-register-code.ts'
import { sendVerification } from './send-verification.ts'

export type RegistrationRefusal =
  | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }
  | TooFast

/**
 * A new member with a verified number, the consents, and the mail that verifies the address: all or nothing. Only who
 * has the code of the number is told whether a name or an address is taken. Source: product §3 "Member registration"
 */
export async function registerMember(
  deps: Deps,
  form: RegisterRequest,
  { address, language }: { readonly address: string; readonly language: Language },
): Promise<{ readonly ok: true; readonly id: string } | RegistrationRefusal> {
  const turn = await takeAllTurns(deps.limits, registerTurns(address))
  if (!turn.ok) return turn
  const errors = await checkRegistration(deps.db, form, taipeiDateOf(await deps.clock.now()))
  if (Object.keys(errors).length > 0) return invalid(errors)
  const codeHash = registerCodeHash(deps.secrets, form.mobile, form.sms_code)
  if (!(await tryCode(deps.db, 'register', form.mobile, codeHash))) return wrongCode
  const taken = await takenErrors(deps.db, form)
  if (taken) return taken

  const passwordHash = await deps.passwords.hash(form.password)
  const member = memberOf(form, { passwordHash, codeHash, address, locale: form.locale ?? language })
  return deps.db.transaction().execute(async (tx) => {
    // Nothing was written when it is false: somebody was faster with the code, the name, the address or the number.
    if (!(await createMember(tx, member))) return (await takenErrors(tx, form)) ?? wrongCode
    await sendVerification(deps, tx, { memberId: member.id, email: member.email, language: member.locale })
    return { ok: true, id: member.id }
  })
}

const wrongCode: RegistrationRefusal = invalid({ sms_code: ['field.sms_code'] })

function invalid(errors: FieldErrors): RegistrationRefusal {
  return { ok: false, reason: 'validation.failed', errors }
}

async function takenErrors(db: Db | Tx, form: RegisterRequest): Promise<RegistrationRefusal | undefined> {
  const { username, mobile } = form
  const taken = await takenFields(db, { username, email: canonicalEmail(form.email), mobile })
  if (taken.length === 0) return undefined
  return invalid(Object.fromEntries(taken.map((field) => [field, [`field.${field}_taken`]])))
}

function memberOf(
  form: RegisterRequest,
  rest: Pick<NewMember, 'passwordHash' | 'codeHash' | 'address' | 'locale'>,
): NewMember {
  const documents = ['terms', 'privacy', ...(hasGuardian(form) ? ['guardian'] : [])] as (keyof typeof consentVersions)[]
  return {
    ...rest,
    id: uuid7(),
    username: form.username,
    email: canonicalEmail(form.email),
    mobile: form.mobile,
    name: form.name,
    gender: form.gender,
    birthday: form.birthday,
    city: form.addr_city,
    district: form.addr_district,
    job: form.job,
    wantedClass: form.type,
    consents: documents.map((document) => ({ document, version: consentVersions[document] })),
  }
}
