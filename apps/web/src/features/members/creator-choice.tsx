import type { OldUser } from '@koma/contract/old-users.ts'
import { isCreatorClass } from '@koma/domain/creator-application.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'

export interface CreatorChoiceProps {
  readonly code: string
  readonly record: OldUser
  /** The account is moved alone. */
  readonly isLater: boolean
}

/** Who was a creator moves with the profile or without it, and what becomes of it then. */
export function CreatorChoice({ code, record, isLater }: CreatorChoiceProps) {
  const { words, paths } = useSite()
  if (!isLater) {
    return (
      <p className="web-alone">
        <UiLink href={paths.oldUserInfo(code, { profile: 'later' })}>{words('oldUsers.creatorLater')}</UiLink>
      </p>
    )
  }
  return (
    <>
      <p className="web-aside">
        {words(isCreatorClass(record.class) ? 'oldUsers.creatorNote' : 'oldUsers.creatorNoteEnded')}
      </p>
      <p className="web-alone">
        <UiLink href={paths.oldUserInfo(code)}>{words('oldUsers.creatorNow')}</UiLink>
      </p>
    </>
  )
}
