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

/** The registration form; without a password for whoever signs in with a provider. */
export type RegistrationForm = Omit<RegisterRequest, 'password' | 'password_confirmation'> & {
  readonly password: string | null
}

/** What somebody has proved otherwise, and what belongs to it. */
export interface RegistrationProof {
  /** An address that needs no mail to be verified, in its canonical form. */
  readonly verifiedEmail: string | null
  /** Written in the transaction of the new member; false undoes it all. */
  complete(tx: Tx, memberId: string): Promise<boolean>
}

export type RegistrationRefusal =
  | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }
  | { readonly ok: false; readonly reason: 'identity.expired'; readonly errors?: never }
  | TooFast

/**
 * A new member with a verified number, the consents, and the mail that verifies the address: all or nothing. Only who
 * has the code of the number is told whether a name or an address is taken. Source: product §3 "Member registration"
 */
export async function registerMember(
  deps: Deps,
  form: RegistrationForm,
  { address, language }: { readonly address: string; readonly language: Language },
  proof?: RegistrationProof,
): Promise<{ readonly ok: true; readonly id: string } | RegistrationRefusal> {
  const turn = await takeAllTurns(deps.limits, registerTurns(address))
  if (!turn.ok) return turn
  const errors = await checkRegistration(deps.db, form, taipeiDateOf(await deps.clock.now()))
  if (Object.keys(errors).length > 0) return invalid(errors)
  const codeHash = registerCodeHash(deps.secrets, form.mobile, form.sms_code)
  if (!(await tryCode(deps.db, 'register', form.mobile, codeHash))) return wrongCode
  const taken = await takenErrors(deps.db, form)
  if (taken) return taken

  const passwordHash = form.password === null ? null : await deps.passwords.hash(form.password)
  const isEmailVerified = proof !== undefined && proof.verifiedEmail === canonicalEmail(form.email)
  const rest = { passwordHash, codeHash, address, locale: form.locale ?? language, isEmailVerified }
  return writeMember(deps, form, memberOf(form, rest), proof)
}

/** Throws nothing that was foreseen: what the proof refuses undoes the member and comes back as a value. */
async function writeMember(
  deps: Deps,
  form: RegistrationForm,
  member: NewMember,
  proof: RegistrationProof | undefined,
): Promise<{ readonly ok: true; readonly id: string } | RegistrationRefusal> {
  try {
    return await deps.db.transaction().execute(async (tx) => {
      // Nothing was written when it is false: somebody was faster with the code, the name, the address or the number.
      if (!(await createMember(tx, member))) return (await takenErrors(tx, form)) ?? wrongCode
      if (proof && !(await proof.complete(tx, member.id))) throw new ProofSpent()
      if (!member.isEmailVerified)
        await sendVerification(deps, tx, { memberId: member.id, email: member.email, language: member.locale })
      return { ok: true, id: member.id }
    })
  } catch (error) {
    if (error instanceof ProofSpent) return { ok: false, reason: 'identity.expired' }
    throw error
  }
}

/** Undoes a transaction whose proof was used up meanwhile. */
class ProofSpent extends Error {}

const wrongCode: RegistrationRefusal = invalid({ sms_code: ['field.sms_code'] })

function invalid(errors: FieldErrors): RegistrationRefusal {
  return { ok: false, reason: 'validation.failed', errors }
}

async function takenErrors(db: Db | Tx, form: RegistrationForm): Promise<RegistrationRefusal | undefined> {
  const { username, mobile } = form
  const taken = await takenFields(db, { username, email: canonicalEmail(form.email), mobile })
  if (taken.length === 0) return undefined
  return invalid(Object.fromEntries(taken.map((field) => [field, [`field.${field}_taken`]])))
}

function memberOf(
  form: RegistrationForm,
  rest: Pick<NewMember, 'passwordHash' | 'codeHash' | 'address' | 'locale' | 'isEmailVerified'>,
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
