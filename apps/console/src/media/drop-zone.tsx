import { useId, useState, type DragEvent } from 'react'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly isMany: boolean
  readonly problem?: string | undefined
  onFiles(files: readonly File[]): void
}

/** The kinds of pictures that the API takes. */
const accepted = 'image/jpeg,image/png,image/webp'

/** Where pictures are chosen, or dropped. */
export function DropZone({ isMany, problem, onFiles }: Props) {
  const text = useText()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files].filter(({ type }) => accepted.includes(type)))
  }
  return (
    <div
      className="c-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{text('consoleMedia.choose')}</label>
      <input
        id={id}
        className="c-input"
        type="file"
        name="file"
        accept={accepted}
        multiple={isMany}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <small id={`${id}-hint`}>{text('consoleMedia.choose_hint')}</small>
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
      </small>
    </div>
  )
}
