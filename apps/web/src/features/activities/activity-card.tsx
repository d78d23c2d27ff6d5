import type { ActivityCard as Activity } from '@koma/contract/activities.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { localised, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { activityState, activityTime, categoryColours, countdown, feeWords } from '../../lib/activity-words.ts'
import { DateBadge } from '../../shell/date-badge.tsx'
import { leafOf } from '../../lib/leaf.ts'

interface ActivityCardProps {
  readonly activity: Activity
  readonly headingLevel?: 2 | 3
}

/** One activity in a list: its day as a leaf of a calendar, its state as a stamp, and what it costs. */
export function ActivityCard({ activity, headingLevel = 2 }: ActivityCardProps) {
  const { words, language, paths } = useSite()
  const title = wordsOf(activity, 'title', language)
  const { look, key } = activityState(activity)
  return (
    <Card
      title={localised(activity, 'title', language)}
      {...(title && title.language !== language && { titleLang: htmlLang[title.language] })}
      headingLevel={headingLevel}
      href={paths.activity(activity.category, activity.id)}
      cover={
        <>
          <CoverPicture picture={activity.cover} sizes={cardSizes}>
            <Cover seed={String(activity.id)} subject={activity.category} />
          </CoverPicture>
          <DateBadge leaf={leafOf(words, activity)} />
        </>
      }
      state={<StateTag look={look}>{words(`activities.state_${key}`)}</StateTag>}
      flag={words(`activities.one_${activity.category}`)}
      flagColour={categoryColours[activity.category]}
      kicker={
        <>
          {activityTime(words, activity)} <LanguageBadge said={title} />
        </>
      }
      foot={<CardFoot activity={activity} />}
    >
      <p>
        <Said said={wordsOf(activity, 'summary', language)} />
      </p>
      <p>
        <Said said={wordsOf(activity, 'location', language)} />
      </p>
    </Card>
  )
}

/** What it costs, what is left and until when; of what is over, nothing. */
function CardFoot({ activity: { phase, registration } }: ActivityCardProps) {
  const { words } = useSite()
  const { remaining, fee_points } = registration
  if (phase === 'past' || phase === 'cancelled') return null
  const next = countdown(words, registration)
  return (
    <>
      <span>{feeWords(words, fee_points)}</span>
      {registration.status === 'open' && remaining !== null ? (
        <span>{words('activities.placesLeft', { remaining })}</span>
      ) : null}
      {next ? <span className="k-small">{next}</span> : null}
    </>
  )
}
