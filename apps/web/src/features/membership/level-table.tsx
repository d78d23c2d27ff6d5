import type { Rule } from '@koma/contract/pages.ts'
import { benefits, memberClasses, type Benefit, type MemberClass } from '@koma/domain/member-classes.ts'
import { StateMark } from '@koma/ui/state-tag.tsx'
import type { ReactNode } from 'react'
import { number } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'

type ClassTerms = Rule['classes'][MemberClass]

/**
 * What each class gives, row by row beside each other, from the numbers that hold now. On a phone a row is the benefit with
 * its four answers under it, each with its class. Source: product §6
 */
export function LevelTable({ classes, own }: { classes: Rule['classes']; own: MemberClass | null }) {
  const { words } = useSite()
  const ownMark = (memberClass: MemberClass) => (memberClass === own ? '' : undefined)
  return (
    <div className="web-levels">
      <table role="table">
        <caption className="k-ears">{words('membership.compareCaption')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {words('membership.benefit')}
            </th>
            {memberClasses.map((memberClass) => (
              <th key={memberClass} role="columnheader" scope="col" data-own={ownMark(memberClass)}>
                {words(`membership.class_${memberClass}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rowsOf(words).map(({ key, name, cell }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {memberClasses.map((memberClass) => (
                <td
                  key={memberClass}
                  role="cell"
                  data-label={words(`membership.class_${memberClass}`)}
                  data-own={ownMark(memberClass)}
                >
                  {cell(classes[memberClass])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LevelRow {
  readonly key: string
  readonly name: string
  readonly cell: (terms: ClassTerms) => ReactNode
}

function rowsOf(words: Words): LevelRow[] {
  const none = words('membership.none')
  const numbers: LevelRow[] = [
    {
      key: 'price',
      name: words('membership.price'),
      cell: ({ points_percent: percent }) =>
        percent === 100 ? words('membership.priceFull') : words('membership.pricePercent', { percent }),
    },
    {
      key: 'ahead',
      name: words('membership.ahead'),
      cell: ({ bookable_ahead_days: count }) => words('membership.days', { count }),
    },
    {
      key: 'monthly',
      name: words('membership.monthly'),
      cell: ({ monthly_reward_points: points }) =>
        points === 0 ? none : words('membership.points', { count: number(points) }),
    },
    {
      key: 'pointsBack',
      name: words('membership.pointsBack'),
      cell: ({ points_back_percent: percent }) => (percent === 0 ? none : words('membership.percent', { percent })),
    },
    {
      key: 'consultations',
      name: words('membership.consultations'),
      cell: ({ consultations_year_max: count }) => words('membership.times', { count }),
    },
  ]
  return [...numbers, ...benefits.map((benefit) => benefitRow(benefit, words))]
}

const benefitRow = (benefit: Benefit, words: Words): LevelRow => ({
  key: benefit,
  name: words(`membership.${benefit}`),
  cell: ({ benefits: given }) => <Answer isGiven={given.includes(benefit)} />,
})

/** A drawn mark with its word for the ears. */
function Answer({ isGiven }: { isGiven: boolean }) {
  const { words } = useSite()
  return (
    <span className="web-level-answer" data-given={isGiven || undefined}>
      <StateMark look={isGiven ? 'good' : 'over'} />
      <span className="k-ears">{words(isGiven ? 'membership.yes' : 'membership.no')}</span>
    </span>
  )
}
