import type { AgreeRequest } from '@koma/contract/agreements.ts'
import { zAgreed } from '@koma/contract/wire.ts'
import { needsGuardian } from '@koma/domain/account-rules.ts'
import { agreementDocuments, type AgreementDocument } from '@koma/domain/agreements.ts'
import type { Language } from '@koma/domain/languages.ts'
import { taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { agreementVersions, heldVersion, lockBirthday } from '../queries/agreements.ts'
import { writeConsent } from '../queries/profile-changes.ts'
import type { FieldErrors } from './check-registration.ts'

export type AgreeRefusal =
  | { readonly ok: false; readonly reason: 'agreement.outdated'; readonly errors?: never }
  | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }

/**
 * Notes that the member agrees to the versions that they have read. Only what holds now is agreed to: whoever read an
 * older text hears so and reads again. Under 20, new terms take the guardian's consent too. Twice is once. Decision: 0025
 */
export async function agreeAgain(
  db: Db,
  caller: MemberCaller,
  { form, address, language }: { readonly form: AgreeRequest; readonly address: string; readonly language: Language },
): Promise<{ readonly ok: true } | AgreeRefusal> {
  const read = agreementDocuments.filter((document) => form[document] !== undefined)
  return db.transaction().execute(async (tx) => {
    if (!(await areHeld(tx, form, read))) return { ok: false, reason: 'agreement.outdated' }
    const birthday = taipeiDate(await lockBirthday(tx, caller.id))
    const isGuardianNeeded = form.terms !== undefined && needsGuardian(birthday, taipeiDateOf(caller.now))
    if (isGuardianNeeded && !zAgreed.safeParse(form.guardian_agree).success)
      return { ok: false, reason: 'validation.failed', errors: { guardian_agree: ['field.guardian'] } }
    for (const document of [...read, ...(isGuardianNeeded ? (['guardian'] as const) : [])])
      await writeConsent(tx, caller.id, { document, address, language })
    return { ok: true }
  })
}

/** Whether all that was read is what holds, in the instant of the transaction. */
async function areHeld(tx: Tx, form: AgreeRequest, read: readonly AgreementDocument[]): Promise<boolean> {
  const versions = await agreementVersions(tx)
  return read.every((document) => form[document] === heldVersion(versions[document]).version)
}
