import type { CreatorDraftForm, CreatorProfileForm, prefillSources } from '@koma/contract/creators.ts'
import type { FilePurpose } from '@koma/domain/file-purposes.ts'
import { mayUpgradeByMatchmaking } from '@koma/domain/creator-application.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { lastClosedOf, openApplicationOf, type ApplicationRow } from '../queries/applications.ts'
import { creatorProfileOf, memberNameOf } from '../queries/profiles.ts'

/**
 * Where an approved matchmaking application is found, with its data in the words of the creator's form; its files
 * are those of the purpose `matchmaking_application`. The module of events offers it. Decision: who may do what ("via matchmaking member")
 */
export interface MatchmakingForms {
  approvedOf(
    db: Db,
    memberId: string,
  ): Promise<{ readonly form: CreatorDraftForm; readonly applicationId: string } | undefined>
}

export interface PrefilledForm {
  readonly source: (typeof prefillSources)[number]
  readonly form: CreatorDraftForm
  /** Of the draft or the application that was returned or waits. */
  readonly open: ApplicationRow | undefined
  /** The record whose files come along; null for none. */
  readonly filesOf: { readonly purpose: FilePurpose; readonly subjectId: string } | null
  readonly wantedClass: string
}

/**
 * What the form starts with: what was being written, else what was returned, the creator profile, an approved matchmaking
 * application, the application before, at last the name of the account.
 */
export async function prefillForm(
  db: Db,
  member: MemberCaller,
  matchmaking: MatchmakingForms | null,
): Promise<PrefilledForm> {
  const open = await openApplicationOf(db, member.id)
  const { name, wantedClass } = await memberNameOf(db, member.id)
  const found = (
    source: PrefilledForm['source'],
    form: CreatorDraftForm,
    subjectId?: string,
    purpose: FilePurpose = 'creator_application',
  ): PrefilledForm => ({ source, form, open, wantedClass, filesOf: subjectId ? { purpose, subjectId } : null })

  if (open?.draft) return open.status === 'draft' ? found('draft', open.draft) : found('returned', open.draft, open.id)
  if (open?.form) return found('returned', { ...asDraft(open.form), type: open.class ?? '' }, open.id)
  const profile = await creatorProfileOf(db, member.id)
  // The files that came with a profile of the former system are kept under its member.
  if (profile) return found('profile', asDraft(profile), member.id)
  const participant = mayUpgradeByMatchmaking(member.class) ? await matchmaking?.approvedOf(db, member.id) : undefined
  if (participant) {
    const form = { ...participant.form, type: 'associate_creator' } as const
    return found('matchmaking', form, participant.applicationId, 'matchmaking_application')
  }
  const last = await lastClosedOf(db, member.id)
  return last?.form ? found('application', asDraft(last.form), last.id) : found('account', { name })
}

/** A form as it is written: what is null is empty. */
export function asDraft(form: CreatorProfileForm): CreatorDraftForm {
  const { works, industries, citizenship, ...texts } = form
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])),
    industries,
    citizenship,
    works: works.map(({ title, description, url, published_on }) => ({
      title,
      description: description ?? '',
      url: url ?? '',
      published_on: published_on ?? '',
    })),
  }
}
