import type { StaffTag } from '@koma/contract/tags.ts'
import { useId, useState } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { tagsInSight } from './tags-in-sight.ts'

interface Props {
  readonly tags: readonly StaffTag[]
  readonly chosen: readonly number[]
  readonly isReadOnly: boolean
  onChoose(ids: readonly number[]): void
}

/** The tags of the house as stamps to press: all while they are few, else those that are chosen and those that are sought. */
export function TagChoices({ tags, chosen, isReadOnly, onChoose }: Props) {
  const text = useText()
  const formats = useFormats()
  const [sought, setSought] = useState('')
  // What was chosen when the page was opened keeps its place, so that a stamp can be pressed again.
  const [first] = useState(chosen)
  const toggle = (id: number, on: boolean) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  const { isLong, shown } = tagsInSight(tags, { kept: [...first, ...chosen], sought })
  return (
    <fieldset className="c-content-tags">
      <legend>{text('consoleContent.field_tag_ids')}</legend>
      {isLong && !isReadOnly && <FindField sought={sought} onSeek={setSought} />}
      {shown.map((tag) => (
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

function FindField({ sought, onSeek }: { sought: string; onSeek(words: string): void }) {
  const text = useText()
  const id = useId()
  return (
    <div className="c-field c-content-find">
      <label htmlFor={id}>{text('consoleContent.find_tag')}</label>
      <input
        id={id}
        className="c-input"
        type="search"
        autoComplete="off"
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
      />
    </div>
  )
}
