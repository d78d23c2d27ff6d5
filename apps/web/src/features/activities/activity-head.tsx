import type { Activity } from '@koma/contract/activities.ts'
import { Cover } from '@koma/ui/cover.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import type { ReactNode } from 'react'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { ArticleHead } from '../../shell/article-head.tsx'
import { ArticlePicture } from '../../shell/article-picture.tsx'
import { activityState } from '../../lib/activity-words.ts'
import { DateBadge } from '../../shell/date-badge.tsx'
import { leafOf } from '../../lib/leaf.ts'

interface ActivityHeadProps {
  readonly activity: Activity
  /** Collect and share. */
  readonly deeds: ReactNode
}

/** What it is, whether one can still come, and the picture with its day. */
export function ActivityHead({ activity, deeds }: ActivityHeadProps) {
  const { words, language, paths } = useSite()
  const title = wordsOf(activity, 'title', language)
  const { look, key } = activityState(activity)
  return (
    <header className="web-activity-head">
      <div className="k-stack web-from-data">
        <ArticleHead
          kicker={
            <>
              <UiLink href={paths.activityList(activity.category)}>
                {words(`activities.one_${activity.category}`)}
              </UiLink>
              <StateTag look={look}>{words(`activities.state_${key}`)}</StateTag>
            </>
          }
          title={title}
          summary={wordsOf(activity, 'summary', language)}
          deeds={deeds}
        />
      </div>
      <div className="web-activity-cover">
        <ArticlePicture picture={activity.cover} isBare>
          <Cover seed={String(activity.id)} subject={activity.category} />
        </ArticlePicture>
        <DateBadge leaf={leafOf(words, activity)} />
      </div>
    </header>
  )
}
