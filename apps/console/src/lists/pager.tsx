import Button from '@mui/material/Button'
import { useListPaginationContext } from 'react-admin'
import { useFormats, useText } from '../i18n/use-text.ts'

/** How many rows a page may have; the API gives at most 100. */
const perPageChoices = [10, 25, 50, 100] as const

/** Which rows are shown of how many, the pages before and after, and how many rows a page has. `of` names the list. */
export function Pager({ of }: { of: string }) {
  const text = useText()
  const formats = useFormats()
  const { page, perPage, total, setPage, setPerPage } = useListPaginationContext()
  if (!total) return null
  const range = {
    offsetBegin: formats.number((page - 1) * perPage + 1),
    offsetEnd: formats.number(Math.min(page * perPage, total)),
    total: formats.number(total),
  }
  const shown = <p role="status">{text('ra.navigation.page_range_info', range)}</p>
  if (total <= perPageChoices[0]) return <div className="c-pager">{shown}</div>
  return (
    <nav className="c-pager" aria-label={text('consoleShell.pages', { of })}>
      {shown}
      <Button variant="outlined" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {text('ra.navigation.previous')}
      </Button>
      <Button variant="outlined" disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
        {text('ra.navigation.next')}
      </Button>
      <label>
        {text('ra.navigation.page_rows_per_page')}
        <select className="c-input" value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {perPageChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
    </nav>
  )
}
