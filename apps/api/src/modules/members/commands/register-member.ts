import { canonicalEmail } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { registerTurns } from '../policy.ts'
import { createMember, releaseEmail, takenFields, unverifiedEmail, type NewMember } from '../queries/accounts.ts'
import { tryCode } from '../queries/codes.ts'
import { checkRegistration, hasGuardian, type FieldErrors, type RegistrationForm } from './check-registration.ts'
import { registerCodeHash } from './send-register-code.ts'
import { sendVerification } from './send-verification.ts'

export type RegistrationRefusal =
  | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }
  | TooFast

/** What else a registration does in its transaction. */
export interface Alongside<Refusal> {
  /** Undefined when it is done; what it refuses rolls the registration back. */
  finish(tx: Tx, member: { readonly id: string; readonly email: string }): Promise<Refusal | undefined>
}

/**
 * A new member with a verified number, the consents, and the mail that verifies the address: all or nothing. Only who
 * has the code of the number is told whether a name or an address is taken. Source: product §3 "Member registration"
 */
export async function registerMember<Refusal = never>(
  deps: Deps,
  form: RegistrationForm,
  { address, language }: { readonly address: string; readonly language: Language },
  alongside?: Alongside<Refusal>,
): Promise<{ readonly ok: true; readonly id: string } | RegistrationRefusal | Refusal> {
  const turn = await takeAllTurns(deps.limits, registerTurns(address))
  if (!turn.ok) return turn
  const errors = await checkRegistration(deps.db, form, taipeiDateOf(await deps.clock.now()))
  if (Object.keys(errors).length > 0) return invalid(errors)
  const codeHash = registerCodeHash(deps.secrets, form.mobile, form.sms_code)
  if (!(await tryCode(deps.db, 'register', form.mobile, codeHash))) return wrongCode
  const taken = await takenErrors(deps.db, form)
  if (taken) return taken

  const passwordHash = form.password === null ? null : await deps.passwords.hash(form.password)
  const circumstances = { codeHash, address, readIn: language, locale: form.locale ?? language }
  const member = memberOf(form, { passwordHash, ...circumstances })
  const work = async (tx: Tx) => {
    await releaseEmail(tx, member.email)
    // False: somebody was faster with the code, the name, the address or the number.
    if (!(await createMember(tx, member))) throw new RolledBack((await takenErrors(tx, form)) ?? wrongCode)
    const refusal = await alongside?.finish(tx, member)
    if (refusal !== undefined) throw new RolledBack(refusal)
    const open = await unverifiedEmail(tx, member.id)
    if (open) await sendVerification(deps, tx, { memberId: member.id, email: open.email, language: member.locale })
    return { ok: true, id: member.id } as const
  }
  try {
    return await deps.db.transaction().execute(work)
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal as RegistrationRefusal | Refusal
    throw error
  }
}

/** Carries a refusal out of the transaction that it ends. */
class RolledBack extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('rolled back')
    this.refusal = refusal
  }
}

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
  rest: Pick<NewMember, 'passwordHash' | 'codeHash' | 'address' | 'locale' | 'readIn'>,
): NewMember {
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
    agreesTo: ['terms', 'privacy', ...(hasGuardian(form) ? (['guardian'] as const) : [])],
  }
}
