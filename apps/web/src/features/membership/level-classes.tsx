import type { Rule } from '@koma/contract/pages.ts'
import { memberClasses, type MemberClass } from '@koma/domain/member-classes.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { number } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** How one gets each class and how long it lasts, in the numbers that hold now. Source: product §6 */
export function LevelClasses({ rule, own }: { rule: Rule; own: MemberClass | null }) {
  const { words } = useSite()
  const { loyal_spending_min, loyal_spending_months, loyal_months, months, extendable_days } = rule.membership
  const how = {
    general: words('membership.how_general'),
    loyal: words('membership.how_loyal', { months: loyal_spending_months, amount: number(loyal_spending_min) }),
    associate_creator: words('membership.how_associate_creator'),
    creator: words('membership.how_creator', { years: rule.limits.creator_eligibility_years }),
  }
  const ends = {
    general: words('membership.ends_general'),
    loyal: words('membership.ends_loyal', { months: loyal_months }),
    associate_creator: words('membership.ends_associate_creator', { months, days: extendable_days }),
    creator: words('membership.ends_creator', { months }),
  }
  return (
    <CardGrid label={words('shell.levels')}>
      {memberClasses.map((memberClass, index) => (
        <div key={memberClass} className="k-box web-level-class" data-class={memberClass}>
          <p className="web-level-step" aria-hidden="true">
            {index + 1}
          </p>
          <h2>{words(`membership.class_${memberClass}`)}</h2>
          {memberClass === own ? <StateTag look="mine">{words('membership.yours')}</StateTag> : null}
          <p>{how[memberClass]}</p>
          <p className="web-level-ends">{ends[memberClass]}</p>
        </div>
      ))}
    </CardGrid>
  )
}
