import { useEffect, type RefObject } from 'react'

/** Where the focus may go. */
export interface BoardPlaces {
  readonly field: RefObject<HTMLInputElement | null>
  readonly list: RefObject<HTMLDivElement | null>
}

/**
 * The desk's first move is nearly always to look somebody up, by hand or with the scanner: the field has the focus, or,
 * for whoever came by the code of a ticket, the first thing that can be done with it. A scanner types wherever the focus
 * is: the code of the next ticket is not lost on the button of the last one.
 */
export function useBoardFocus({ field, list }: BoardPlaces, hasLookedUp: boolean) {
  useEffect(() => {
    const first = hasLookedUp ? list.current?.querySelector<HTMLElement>('button:enabled') : null
    const goal = first ?? field.current
    goal?.focus()
  }, [field, list, hasLookedUp])

  useEffect(() => {
    const catchTyping = (event: KeyboardEvent) => {
      if (isText(event) && !isForAnother(event.target)) field.current?.focus()
    }
    document.addEventListener('keydown', catchTyping)
    return () => document.removeEventListener('keydown', catchTyping)
  }, [field])
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

const isForAnother = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog]') !== null
