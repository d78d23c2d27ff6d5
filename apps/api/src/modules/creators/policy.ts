import type { CreatorProfileForm } from '@koma/contract/creators.ts'
import { classesToApplyFor, type CreatorClass } from '@koma/domain/creator-application.ts'
import { eligibilityOn, type MissingProof } from '@koma/domain/creator-eligibility.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Turn } from '../../platform/turns.ts'

const sendLimit = { name: 'creators.send', max: 20, seconds: 24 * 60 * 60 } as const satisfies Limit

/** Sending an application mails the member and calls the reviewers, so it is rationed. */
export const sendTurns = (memberId: string): readonly Turn[] => [{ limit: sendLimit, key: memberId }]

/** Who holds the class already, or a higher one, does not apply for it. Decision: who may do what */
export const mayApplyFor = (current: MemberClass, wanted: CreatorClass): boolean =>
  classesToApplyFor(current).includes(wanted)

/** What a form lacks for its class, as the key of a message at the works; null when it shows what is asked for. */
export function missingProof(
  today: TaipeiDate,
  wanted: CreatorClass,
  { works, files }: { readonly works: CreatorProfileForm['works']; readonly files: number },
): string | null {
  const listed = works.map(({ url, published_on }) => ({ url, publishedOn: published_on }))
  const [missing] = eligibilityOn(today, wanted, { works: listed, files }).missing
  return missing ? proofMessages[missing] : null
}

const proofMessages = {
  artwork_url: 'field.works_artwork',
  recent_work: 'field.works_recent',
  proof_of_work: 'field.works_proof',
} as const satisfies Record<MissingProof, string>

/** The fields that were filled in anew: the audit log outlives the account, so it never says what they say. */
export function changedFields(
  before: CreatorProfileForm | null | undefined,
  after: CreatorProfileForm,
): readonly string[] {
  const fields = Object.keys(after) as (keyof CreatorProfileForm)[]
  return fields.filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after[field] ?? null))
}
