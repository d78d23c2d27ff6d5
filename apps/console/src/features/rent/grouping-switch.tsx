import { ChoiceField } from '../../shell/choice-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { groupings, type Grouping } from './board-groups.ts'

interface Props {
  readonly grouping: Grouping
  onChange(grouping: Grouping): void
}

/** By time, or by device and seat. */
export function GroupingSwitch({ grouping, onChange }: Props) {
  const text = useText()
  return (
    <ChoiceField
      legend={text('consoleRent.grouping')}
      name="grouping"
      chosen={grouping}
      choices={groupings.map((value) => ({ value, label: text(`consoleRent.by_${value}`) }))}
      onChoose={onChange}
    />
  )
}
