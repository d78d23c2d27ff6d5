import { Button } from '@koma/ui/button.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { Form } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The box with its suggestions. A list of the browser's own would leave out what is written in another shape or script than
 * what was typed, which is what this search is for. Without scripts it searches all the same.
 */
export function SearchBox({ action, words: asked }: { action: string; words: string | undefined }) {
  const { words } = useSite()
  const { list, shown, chosen, follow, idOf, box } = useSuggestions(asked ?? '')
  return (
    <Form method="get" action={action} role="search" className="web-search-box">
      <div className="web-search-field">
        <TextField
          name="q"
          type="search"
          label={words('search.label')}
          hint={words('search.hint')}
          defaultValue={asked ?? ''}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          {...box}
        />
        <SuggestionList id={list} idOf={idOf} suggestions={shown} chosen={chosen} onFollow={follow} />
      </div>
      <Button type="submit">{words('search.button')}</Button>
    </Form>
  )
}
