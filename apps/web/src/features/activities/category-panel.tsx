import type { ActivityCard } from '@koma/contract/activities.ts'
import type { ActivityCategory } from '@koma/domain/activities.ts'
import type { MotifName } from '@koma/ui/cover/vocabulary.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { Panel, type PanelColour } from '@koma/ui/panel.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { dayOf, shortDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'

interface CategoryPanelProps {
  readonly category: ActivityCategory
  readonly count: number
  readonly next: ActivityCard | null
}

/** A category as a panel of the page: what it is, how much is to come, and what is next. */
export function CategoryPanel({ category, count, next }: CategoryPanelProps) {
  const { words, language, paths } = useSite()
  const { colour, motif } = looks[category]
  return (
    <Panel
      colour={colour}
      lean="end"
      as="li"
      className="web-category"
      art={<PanelArt motif={motif} colour={colour} at="end" seed={category} />}
    >
      <div className="web-category-words">
        <h2>
          <UiLink href={paths.activityList(category)}>{words(`activities.${category}`)}</UiLink>
        </h2>
        <p className="web-category-count">
          {count > 0 ? words('activities.upcomingCount', { count }) : words('activities.noneUpcoming')}
        </p>
        {next ? (
          <p>
            {next.phase === 'ongoing'
              ? words('activities.ongoingOne', { date: shortDate(words, dayOf(next.ends_at)) })
              : words('activities.nextOne', { date: shortDate(words, dayOf(next.starts_at)) })}
            <br />
            <strong>
              <Said said={wordsOf(next, 'title', language)} />
            </strong>
          </p>
        ) : null}
      </div>
    </Panel>
  )
}

const looks = {
  exhibition: { colour: 'red', motif: 'gallery' },
  lecture: { colour: 'cyan', motif: 'talk' },
  course: { colour: 'yellow', motif: 'hands' },
  matchmaking: { colour: 'paper', motif: 'book' },
} as const satisfies Record<ActivityCategory, { colour: PanelColour; motif: MotifName }>
