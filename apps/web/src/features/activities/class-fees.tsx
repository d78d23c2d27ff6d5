import type { ActivityCard } from '@koma/contract/activities.ts'
import { isAtLeast, memberClasses, type MemberClass } from '@koma/domain/member-classes.ts'
import { StateMark } from '@koma/ui/state-tag.tsx'
import { useSite } from '../../lib/use-language.ts'
import { feeWords } from '../../lib/activity-words.ts'

interface ClassFeesProps {
  readonly registration: ActivityCard['registration']
  readonly own: MemberClass | null
}

/** Who may register and for how much, class by class; the reader's own is marked. */
export function ClassFees({ registration: { min_member_class: least, fee_points }, own }: ClassFeesProps) {
  const { words } = useSite()
  return (
    <table className="web-fees">
      <caption className="k-ears">{words('activities.feeByClass')}</caption>
      <thead className="k-ears">
        <tr>
          <th scope="col">{words('activities.class')}</th>
          <th scope="col">{words('activities.fee')}</th>
        </tr>
      </thead>
      <tbody>
        {memberClasses.map((one) => {
          const may = isAtLeast(one, least)
          return (
            <tr key={one} data-own={one === own || undefined} data-closed={!may || undefined}>
              <th scope="row">
                <StateMark look={may ? 'good' : 'closed'} />
                {words(`activities.class_${one}`)}
                {one === own ? <span className="k-ears">{words('activities.yourClass')}</span> : null}
              </th>
              <td>{may ? feeWords(words, fee_points) : words('activities.mayNot')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
