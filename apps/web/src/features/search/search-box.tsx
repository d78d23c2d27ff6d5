import { Button } from '@koma/ui/button.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useEffect, useId, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import { useSite } from '../../lib/use-language.ts'

/** Milliseconds of rest after which suggestions are asked for. */
const restMs = 150

/** The box, with the browser's own list of suggestions; without scripts it searches all the same. */
export function SearchBox({ action, words: asked }: { action: string; words: string | undefined }) {
  const { words, paths } = useSite()
  const { data, load } = useFetcher<readonly string[]>()
  const list = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const suggest = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === '') return
    timer.current = setTimeout(() => void load(paths.searchSuggest(text)), restMs)
  }
  return (
    <Form method="get" action={action} role="search" className="web-search-box">
      <TextField
        name="q"
        type="search"
        label={words('search.label')}
        hint={words('search.hint')}
        defaultValue={asked ?? ''}
        key={asked ?? ''}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        list={list}
        onInput={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={list}>
        {(data ?? []).map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
      <Button type="submit">{words('search.button')}</Button>
    </Form>
  )
}
