import type { DeskLine } from '@koma/contract/content-desk.ts'
import type { ContentKind } from '@koma/contract/content.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { SignButton } from './part-head.tsx'
import { useFoundItems, useItems } from './use-found-items.ts'

interface Props {
  readonly label: string
  readonly kind: ContentKind
  readonly chosen: readonly number[]
  /** Whether it is one alone: another takes its place. */
  readonly isOne?: boolean
  readonly problem: string | undefined
  readonly isReadOnly: boolean
  onChange(chosen: number[]): void
}

/** Other items that this one names, in an order: found by their words, moved and taken out by buttons. */
export function ItemChoice({ label, kind, chosen, isOne = false, problem, isReadOnly, onChange }: Props) {
  const text = useText()
  const lines = useItems(chosen)
  const move = (id: number, by: number) => {
    const others = chosen.filter((one) => one !== id)
    others.splice(chosen.indexOf(id) + by, 0, id)
    onChange(others)
  }
  return (
    <fieldset className="c-choices">
      <legend>{label}</legend>
      {chosen.length === 0 && <p>{text('consoleFacts.chosen_nothing')}</p>}
      <ol>
        {lines.map((line, place) => (
          <ChosenItem
            key={line.id}
            line={line}
            isReadOnly={isReadOnly}
            onUp={!isOne && place > 0 ? () => move(line.id, -1) : undefined}
            onDown={!isOne && place < lines.length - 1 ? () => move(line.id, 1) : undefined}
            onRemove={() => onChange(chosen.filter((one) => one !== line.id))}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <FindItem
          kind={kind}
          chosen={chosen}
          problem={problem}
          onAdd={(id) => onChange(isOne ? [id] : [...chosen, id])}
        />
      )}
    </fieldset>
  )
}

interface ChosenProps {
  readonly line: DeskLine
  readonly isReadOnly: boolean
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  onRemove(): void
}

function ChosenItem({ line, isReadOnly, onUp, onDown, onRemove }: ChosenProps) {
  const text = useText()
  const name = useName()(line)
  return (
    <li>
      <span>
        {name} {line.state !== 'published' && <small>{text('consoleFacts.hidden')}</small>}
      </span>
      {!isReadOnly && (
        <span className="c-row-actions">
          {onUp && <SignButton sign="↑" label={text('consoleFacts.up', { name })} onPress={onUp} />}
          {onDown && <SignButton sign="↓" label={text('consoleFacts.down', { name })} onPress={onDown} />}
          <SignButton sign="×" label={text('consoleFacts.remove', { name })} onPress={onRemove} />
        </span>
      )}
    </li>
  )
}

interface FindProps extends Pick<Props, 'kind' | 'chosen' | 'problem'> {
  onAdd(id: number): void
}

function FindItem({ kind, chosen, problem, onAdd }: FindProps) {
  const text = useText()
  const nameOf = useName()
  const [words, setWords] = useState('')
  const found = useFoundItems(kind, words)?.filter(({ id }) => !chosen.includes(id))
  return (
    <>
      <TextField
        name={`find-${kind}`}
        label={text('consoleFacts.find')}
        value={words}
        problem={problem}
        onChange={setWords}
      />
      {found && (
        <ul className="c-found" aria-label={text('consoleFacts.found')}>
          {found.length === 0 && <li role="status">{text('consoleFacts.found_nothing')}</li>}
          {found.map((line) => (
            <li key={line.id}>
              <Button
                variant="outlined"
                aria-label={text('consoleFacts.add', { name: nameOf(line) })}
                onClick={() => {
                  onAdd(line.id)
                  setWords('')
                }}
              >
                {nameOf(line)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function useName() {
  const formats = useFormats()
  return ({ title_zh, title_ja, title_en }: DeskLine) =>
    formats.name({ name_zh: title_zh, name_ja: title_ja, name_en: title_en })
}
