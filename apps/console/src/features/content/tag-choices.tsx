import type { StaffTag } from '@koma/contract/tags.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'

interface Props {
  readonly tags: readonly StaffTag[]
  readonly chosen: readonly number[]
  readonly isReadOnly: boolean
  onChoose(ids: readonly number[]): void
}

/** Every tag of the house as a stamp to press. */
export function TagChoices({ tags, chosen, isReadOnly, onChoose }: Props) {
  const text = useText()
  const formats = useFormats()
  const toggle = (id: number, on: boolean) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <fieldset className="c-content-tags">
      <legend>{text('consoleContent.field_tag_ids')}</legend>
      {tags.map((tag) => (
        <label key={tag.id}>
          <input
            type="checkbox"
            checked={chosen.includes(tag.id)}
            disabled={isReadOnly}
            onChange={({ target }) => toggle(tag.id, target.checked)}
          />
          <span>{formats.name(tag)}</span>
        </label>
      ))}
    </fieldset>
  )
}
