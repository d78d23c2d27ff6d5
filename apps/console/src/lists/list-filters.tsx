import { useListContext } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { ChoiceFilter, TypedFilter, type Filter } from './filter-field.tsx'

/** The filters of a list, all in sight and applied as they change (text a moment after the last key). */
export function ListFilters({ filters }: { filters: readonly Filter[] }) {
  const text = useText()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <div className="c-filters" role="search">
      {filters.map((filter) => {
        const applied = String(filterValues[filter.name] ?? '')
        const apply = (value: string) => setFilters(withFilter(filterValues, filter.name, value))
        return filter.kind === 'choice' ? (
          <ChoiceFilter key={filter.name} filter={filter} applied={applied} onApply={apply} />
        ) : (
          <TypedFilter key={filter.name} filter={filter} applied={applied} onApply={apply} />
        )
      })}
      {isFiltered && (
        <button type="button" className="c-clear" onClick={() => setFilters({})}>
          {text('ra.navigation.clear_filters')}
        </button>
      )}
    </div>
  )
}

function withFilter(values: Record<string, unknown>, name: string, value: string): Record<string, unknown> {
  const { [name]: _, ...others } = values
  return value.trim() === '' ? others : { ...others, [name]: value }
}
