import { useId, useRef, useState } from 'react'
import type { ChangeEvent, RefObject } from 'react'
import { FieldError } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { UploadItem } from './upload-item.tsx'
import type { UploadActions, UploadedItem } from './upload-item.tsx'

export interface UploadFieldProps extends FieldTexts {
  name: string
  /** As in an `accept` attribute. */
  accept: string
  multiple: boolean
  items: readonly UploadedItem[]
  /** What the stamp in the field says, and what stands beside it. */
  chooseWord: string
  dropWords: string
  listLabel: string
  /** What has just happened, for the ears. */
  said: string
  /** Takes the chosen files; without it (no scripts) the field posts them with its form. */
  onFiles?: ((files: readonly File[]) => void) | undefined
  actions: UploadActions
}

/**
 * A field for files: one native control that covers the whole zone, so that a click, the keyboard and a drop all reach
 * it, and below it a list of the files. Without scripts it is a plain file field, and kept files are ticked boxes.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, mark, hint, error, name, items, said, onFiles, actions } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <div className="k-field k-upload" data-wrong={error ? '' : undefined}>
      <label className="k-field-label" htmlFor={id}>
        {label}
        {mark ? <span className="k-field-mark">{mark}</span> : null}
      </label>
      {hint ? (
        <p className="k-field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      <Zone {...props} id={id} input={input} describedBy={[errorId, hintId].filter(Boolean).join(' ') || undefined} />
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {items.length > 0 ? (
        <ul className="k-upload-list" aria-label={props.listLabel}>
          {items.map((item) => (
            <UploadItem
              key={item.key}
              name={name}
              item={item}
              alive={Boolean(onFiles)}
              actions={actions}
              // The button that was pressed is gone with its file: the field takes the focus over.
              onGone={() => input.current?.focus()}
            />
          ))}
        </ul>
      ) : null}
      <p className="k-ears" role="status">
        {said}
      </p>
    </div>
  )
}

interface ZoneProps extends UploadFieldProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  describedBy: string | undefined
}

function Zone({ id, input, describedBy, name, accept, multiple, error, chooseWord, dropWords, onFiles }: ZoneProps) {
  const [isOver, setOver] = useState(false)
  function take(event: ChangeEvent<HTMLInputElement>) {
    setOver(false)
    if (!onFiles) return
    onFiles([...(event.target.files ?? [])])
    // The files go their own way: the form posts their ids, and the same file may be chosen again.
    event.target.value = ''
  }
  return (
    <div className="k-upload-zone" data-alive={onFiles ? '' : undefined} data-over={isOver || undefined}>
      {onFiles ? (
        <p aria-hidden="true">
          <span className="k-upload-stamp">{chooseWord}</span> <span className="k-upload-drop">{dropWords}</span>
        </p>
      ) : null}
      <input
        ref={input}
        id={id}
        type="file"
        name={onFiles ? undefined : name}
        accept={accept}
        multiple={multiple}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        onChange={take}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  )
}
