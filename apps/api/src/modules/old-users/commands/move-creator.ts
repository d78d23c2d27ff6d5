import type { CreatorProfileForm } from '@koma/contract/creators.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { TooFast } from '../../../platform/turns.ts'
import { checkCreatorForm, writeCreatorProfile } from '../../creators/public.ts'
import type { RegistrationRefusal } from '../../members/public.ts'
import { moveOldUser, type MoveWish } from './move-old-user.ts'
import { findRecord, type CodeRefusal } from './open-record.ts'

export interface CreatorWish extends Omit<MoveWish, 'also'> {
  readonly profile: CreatorProfileForm
}

export type CreatorRefusal =
  | RegistrationRefusal
  | CodeRefusal
  | TooFast
  | { readonly ok: false; readonly reason: 'old_user.not_creator' }

/**
 * The same move with the creator profile, in one transaction: the class keeps the days that the former system gave it, and
 * nothing is reviewed anew. Source: api.md "Other"
 */
export async function moveCreator(
  deps: Deps,
  { profile, ...wish }: CreatorWish,
): Promise<{ readonly ok: true; readonly id: string } | CreatorRefusal> {
  const found = await findRecord(deps, wish)
  if (!found.ok) return found
  if (found.record.creator === null) return { ok: false, reason: 'old_user.not_creator' }
  const errors = await checkCreatorForm(deps.db, profile)
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'validation.failed', errors }
  return moveOldUser(deps, { ...wish, also: (tx, memberId) => writeCreatorProfile(tx, memberId, profile) })
}
