import type { Activity } from '@koma/contract/activities.ts'
import { isActivityCategory, type ActivityCategory } from '@koma/domain/activities.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { askedWords } from '../../lib/asked-words.ts'
import { withoutLanguage } from '../../lib/paths.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { loadForReader } from '../../lib/for-reader.ts'
import { notFound, type Screen } from '../../lib/screen.ts'
import type { AskedActivities } from './activity-filter.tsx'

/** The category that an address names, as `/zh/activity_lecture/12`; another address is none of these screens'. */
export function categoryOf(pathname: string): ActivityCategory {
  const word = /^\/activity_([a-z]+)/.exec(withoutLanguage(pathname))?.[1]
  if (!isActivityCategory(word)) throw notFound()
  return word
}

/** What the address asks; what could be no value of a filter is not asked. */
export function askedActivities(query: URLSearchParams): AskedActivities {
  const tag = /^\d{1,9}$/.exec(query.get('tag') ?? '')?.[0]
  return {
    when: query.get('when') === 'past' ? 'past' : undefined,
    q: askedWords(query),
    open: query.get('open') === '1' ? 1 : undefined,
    tag: tag === undefined ? undefined : Number(tag),
  }
}

/** The activity that the address names, in its category. */
export const loadActivity = (screen: Screen, id: string | undefined): Promise<Activity> =>
  loadForReader(screen, readingCalls.activity(categoryOf(screen.url.pathname), id ?? ''))

/** The class of who reads; null for a visitor. */
export async function readersClass(screen: Screen): Promise<MemberClass | null> {
  if (!screen.session.hasTokens()) return null
  const member = await screen.session.member()
  return member?.type ?? null
}
