import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'

type Clocked = Pick<StaffCreatorApplication, 'review_by' | 'working_days_left' | 'is_overdue'>

/** How many working days a review has left, and until when; nothing where nobody waits. Source: product §9 "Review" */
export function ReviewClock({ review_by, working_days_left, is_overdue }: Clocked) {
  const text = useText()
  const formats = useFormats()
  if (review_by === null || working_days_left === null) return null
  const days = formats.number(Math.abs(working_days_left))
  return (
    <>
      {is_overdue ? (
        <StateTag state="overdue" word={text('consoleCreators.overdue', { days })} />
      ) : (
        <strong>{text('consoleCreators.due_in', { days })}</strong>
      )}{' '}
      <small>{text('consoleCreators.due_on', { date: formats.date(review_by) })}</small>
    </>
  )
}
