import { useEffect, useId, useRef, useState, type CompositionEvent, type InputEvent, type KeyboardEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { Suggestion } from './suggestion.ts'

/** Milliseconds of rest after which suggestions are asked for. */
const restMs = 150

/** Where the choice stands before the first suggestion: in the box. */
const inBox = -1

/**
 * Suggestions below a box while somebody writes in it: the arrow keys go through them, Enter follows the chosen one or, with
 * none chosen, searches, Escape puts them away. Keys that choose characters are the input method's. Source: WAI-ARIA APG
 * "editable combobox with list autocomplete"
 */
export function useSuggestions(asked: string) {
  const navigate = useNavigate()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const { known, shown, chosen, setChosen, ask, open, close } = useAsked()
  useEffect(() => {
    const box = field.current
    // Whoever wrote before the scripts came is not left waiting for another key.
    if (box && box === document.activeElement && box.value !== box.defaultValue)
      box.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  const shownFor = useRef(asked)
  useEffect(() => {
    // Another question stands in the same box, which keeps the focus.
    if (field.current && shownFor.current !== asked) field.current.value = asked
    shownFor.current = asked
  }, [asked])

  const follow = (suggestion: Suggestion) => {
    close()
    void navigate(suggestion.href)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const suggestion = shown[chosen]
    // The form is sent, and its answer stands where the list was.
    if (event.key === 'Enter' && !suggestion) return close()
    if (step !== undefined && known.length > 0) {
      open()
      setChosen(beside(chosen, step, known.length))
    } else if (event.key === 'Enter' && suggestion) follow(suggestion)
    else if (event.key === 'Escape' && shown.length > 0) close()
    else return
    event.preventDefault()
  }
  const isOpen = shown.length > 0
  const box = {
    ref: field,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? list : undefined,
    'aria-activedescendant': chosen === inBox ? undefined : `${list}-${chosen}`,
    onInput: (event: InputEvent<HTMLInputElement>) => {
      if (!event.nativeEvent.isComposing) ask(event.currentTarget.value)
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => ask(event.currentTarget.value),
    onKeyDown: press,
    onBlur: close,
  } as const
  return { list, shown, chosen, follow, idOf: (place: number) => `${list}-${place}`, box }
}

/** What was asked for last, whether it is shown, and which of it is chosen. */
function useAsked() {
  const { paths } = useSite()
  const { data: known = [], load } = useFetcher<readonly Suggestion[]>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(inBox)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    known,
    shown: isOpen ? known : [],
    chosen,
    setChosen,
    ask(text: string) {
      const isAsking = text.trim() !== ''
      clearTimeout(timer.current)
      setChosen(inBox)
      setIsOpen(isAsking)
      if (isAsking) timer.current = setTimeout(() => void load(paths.searchSuggest(text)), restMs)
    },
    open: () => setIsOpen(true),
    close() {
      clearTimeout(timer.current)
      setChosen(inBox)
      setIsOpen(false)
    },
  }
}

/** The next place from the box through all suggestions and round again. */
const beside = (place: number, step: number, count: number): number =>
  ((place + 1 + step + count + 1) % (count + 1)) - 1
