import type { CreatorProfileForm } from '@koma/contract/creators.ts'
import { isCreatorClass, type CreatorClass } from '@koma/domain/creator-application.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { TooFast } from '../../../platform/turns.ts'
import {
  attachmentsField,
  checkCreatorForm,
  missingProof,
  submitApplication,
  writeCreatorProfile,
} from '../../creators/public.ts'
import { attachFiles, type StoredUpload } from '../../files/public.ts'
import type { RegistrationRefusal } from '../../members/public.ts'
import { classThatComes } from '../policy.ts'
import type { OpenRecord } from '../queries/codes.ts'
import { moveOldUser, type MovedMember, type MoveWish } from './move-old-user.ts'
import { findRecord, type CodeQuestion, type CodeRefusal, type FoundRecord } from './open-record.ts'

export interface CreatorWish extends Omit<MoveWish, 'also'> {
  readonly profile: CreatorProfileForm
  readonly stored: readonly StoredUpload[]
}

type NotCreator = { readonly ok: false; readonly reason: 'old_user.not_creator' }
export type CreatorRefusal = RegistrationRefusal | CodeRefusal | TooFast | NotCreator

/** The record of a creator behind a right code; looking uses nothing up. */
export async function findCreator(
  deps: Deps,
  question: CodeQuestion,
): Promise<FoundRecord | CodeRefusal | TooFast | NotCreator> {
  const found = await findRecord(deps, question)
  return found.ok && found.record.creator === null ? { ok: false, reason: 'old_user.not_creator' } : found
}

/**
 * The move of somebody who was a creator, with new data and files, in one transaction. A class that has not ended keeps
 * its days, and nothing is reviewed anew: the form becomes the profile, and the files stay with it for the next
 * application. Whose class has ended applies for it with this form, and it is reviewed. Source: product §6, api.md "Other"
 */
export async function moveCreator(
  deps: Deps,
  { profile, stored, ...wish }: CreatorWish,
): Promise<{ readonly ok: true; readonly id: string } | CreatorRefusal> {
  const found = await findCreator(deps, wish)
  if (!found.ok) return found
  const now = await deps.clock.now()
  const wanted = wantedClass(wish.form.type, found.record)
  const holds = isCreatorClass(classThatComes(found.record, taipeiDateOf(now)))
  const lacking = holds ? null : missingProof(taipeiDateOf(now), wanted, { works: profile.works, files: stored.length })
  const errors = { ...(await checkCreatorForm(deps.db, profile)), ...(lacking && { works: [lacking] }) }
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'validation.failed', errors }
  const brought = { profile, stored, wanted, requestId: wish.requestId }
  return moveOldUser(deps, { ...wish, also: (tx, member) => bring(deps, tx, member, brought) })
}

/** The class that was asked for, else the former one. */
function wantedClass(asked: string, record: OpenRecord): CreatorClass {
  if (isCreatorClass(asked)) return asked
  return isCreatorClass(record.class) ? record.class : 'associate_creator'
}

type Brought = Pick<CreatorWish, 'profile' | 'stored' | 'requestId'> & { readonly wanted: CreatorClass }

async function bring(
  deps: Deps,
  tx: Tx,
  member: MovedMember,
  { profile, stored, wanted, requestId }: Brought,
): Promise<RegistrationRefusal | undefined> {
  if (isCreatorClass(member.class)) {
    await writeCreatorProfile(tx, member.id, profile)
    const wish = { memberId: member.id, purpose: 'creator_application', subjectId: member.id } as const
    await attachFiles(deps, tx, { ...wish, field: attachmentsField, kept: [], stored })
    return undefined
  }
  const sent = { type: wanted, form: profile, kept: [], stored, requestId }
  const result = await submitApplication(deps, tx, member, sent)
  if (result.ok || result.reason === 'validation.failed') return result.ok ? undefined : result
  throw new Error(`Somebody new was refused with ${result.reason}`)
}
