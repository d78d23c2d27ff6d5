import { useId, type Ref } from 'react'
import { useText } from '../../i18n/use-text.ts'

interface Props {
  readonly field: Ref<HTMLInputElement>
  readonly typed: string
  onType(typed: string): void
  onEnter(): void
}

/** The board's search: ready for typing or a scanner as soon as the page is open; Escape empties it. */
export function BoardSearchField({ field, typed, onType, onEnter }: Props) {
  const text = useText()
  const id = useId()
  return (
    <div className="c-search" role="search">
      <label htmlFor={id}>{text('consoleRent.search')}</label>
      <input
        ref={field}
        id={id}
        type="search"
        className="c-input"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        // The next search takes the place of the last one.
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends an input method's composition is not the reader's Enter.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            // Else the same Enter would press the button to which the focus has just moved.
            event.preventDefault()
            onEnter()
          }
          if (event.key === 'Escape') onType('')
        }}
      />
    </div>
  )
}
