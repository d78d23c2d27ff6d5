import type { DeskItem } from '@koma/contract/content-desk.ts'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { AwardLines } from './award-lines.tsx'
import { factProps } from './fact-props.ts'
import { ScheduleFields, SpeakerFields } from './programme-fields.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import type { ItemFormState } from './use-item-form.ts'

interface Props {
  readonly item: DeskItem
  readonly state: ItemFormState
  readonly isReadOnly: boolean
}

/** What of an item needs the whole width: the programme and registration of an activity, whom an award names. */
export function WideFacts({ item, state, isReadOnly }: Props) {
  const text = useText()
  if (item.kind === 'award')
    return (
      <Wide label={text('consoleFacts.award.categories')}>
        <AwardLines {...factProps(state, 'award', isReadOnly)} />
      </Wide>
    )
  if (item.kind !== 'activity') return null
  const props = factProps(state, 'activity', isReadOnly)
  return (
    <>
      <Wide label={text('consoleFacts.programme')}>
        <ScheduleFields {...props} />
        <SpeakerFields {...props} />
      </Wide>
      <Wide label={text('consoleFacts.activity.registration')}>
        <RegistrationFields {...props} />
      </Wide>
    </>
  )
}

const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="c-box c-item-facts c-facts-wide" aria-label={label}>
    <h2>{label}</h2>
    {children}
  </section>
)
