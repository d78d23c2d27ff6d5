import type { ComicPage } from '@koma/contract/library.ts'
import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SelectField } from '@koma/ui/select-field.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { Form } from 'react-router'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

/** What the address asks of the works. */
export type AskedComics = Readonly<
  Record<'q' | 'genre' | 'decade' | 'publisher' | 'award' | 'sort', string | undefined>
>

const filterNames = ['genre', 'decade', 'publisher', 'award'] as const

/** The filters of the works, each value with how many works it has. Works without scripts. */
export function ComicFilters({ asked, filters }: { asked: AskedComics; filters: ComicPage['filters'] }) {
  const { words, language, paths } = useSite()
  const isFiltered = Object.values(asked).some((value) => value !== undefined)
  return (
    <Form
      method="get"
      action={paths.comicList()}
      role="search"
      className="web-filter"
      aria-label={words('library.filters')}
      preventScrollReset
      key={JSON.stringify(asked)}
    >
      <TextField name="q" type="search" label={words('library.words')} defaultValue={asked.q ?? ''} />
      {filterNames.map((name) => (
        <SelectField key={name} name={name} label={words(`library.${name}`)} defaultValue={asked[name] ?? ''}>
          <option value="">{words('library.any')}</option>
          {filters[name].map((choice) => (
            <option key={choice.value} value={choice.value}>
              {words('library.choice', { name: nameOf(choice, language), count: choice.count })}
            </option>
          ))}
        </SelectField>
      ))}
      <SelectField name="sort" label={words('library.sort')} defaultValue={asked.sort ?? ''}>
        <option value="">{words('library.sortNewest')}</option>
        <option value="year">{words('library.sortYear')}</option>
        <option value="name">{words('library.sortName')}</option>
      </SelectField>
      <div className="k-row">
        <Button type="submit">{words('library.apply')}</Button>
        {isFiltered ? (
          <LinkButton href={paths.comicList()} variant="quiet">
            {words('library.clear')}
          </LinkButton>
        ) : null}
      </div>
    </Form>
  )
}
