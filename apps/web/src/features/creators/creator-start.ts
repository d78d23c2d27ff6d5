import type { OldUser } from '@koma/contract/old-users.ts'
import { isCreatorClass } from '@koma/domain/creator-application.ts'
import type { Screen } from '../../lib/screen.ts'
import { creatorLists } from './creator-lists.ts'
import { movedForm } from './moved-form.ts'

/** What the form of a creator of the former system begins with; `isApplying`: the class has ended and is applied for. */
export async function creatorStart(screen: Screen, record: OldUser) {
  const lists = await creatorLists(screen)
  return { lists, start: movedForm(record.creator ?? {}, lists), isApplying: !isCreatorClass(record.class) }
}

export type CreatorStart = Awaited<ReturnType<typeof creatorStart>>
