import type { Rule } from '@koma/contract/pages.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { money } from './space-words.ts'

/** The rules that somebody should know before they ask, with the numbers of the house. Source: product §5, §6, §9 */
export function SpaceRules({ rule: { limits, fees } }: { rule: Rule }) {
  const { words } = useSite()
  return (
    <section className="k-stack" aria-labelledby="rules">
      <SectionHeading id="rules">{words('space.rulesTitle')}</SectionHeading>
      <ul className="web-notes">
        <li>{words('space.ruleWho', { years: limits.guardian_under_years })}</li>
        <li>{words('space.ruleAhead', { days: limits.space_ahead_working_days })}</li>
        <li>
          {words('space.ruleReview', { min: limits.review_working_days_min, max: limits.review_working_days_max })}
        </li>
        <li>
          {words('space.ruleLease', { days: limits.space_lease_days, ahead: limits.space_extension_working_days })}
        </li>
        <li>
          {words('space.ruleCancel', {
            days: limits.space_cancel_working_days,
            percent: fees.space_late_cancel_percent,
          })}
        </li>
        <li>
          {words('space.ruleCards', {
            permit: money(words, fees.work_permit_reissue),
            card: money(words, fees.access_card_reissue),
            fine: money(words, fees.misuse_fine),
          })}
        </li>
      </ul>
    </section>
  )
}
