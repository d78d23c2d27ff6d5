import type { SearchMiss } from '@koma/contract/search-misses.ts'
import Button from '@mui/material/Button'
import { useMay } from '../../auth/use-me.ts'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'

type MissAction = 'settle' | 'reopen'

/** Looks whether the words find something by now, and holds them for done or opens them again. */
export function MissActions({ miss: { id, asked, status, languages } }: { miss: SearchMiss }) {
  const text = useText()
  const action: MissAction = status === 'open' ? 'settle' : 'reopen'
  const may = useMay('search_misses', action)
  const act = useRecordAction('search_misses', (order: RecordOrder & { action: MissAction }) =>
    text(`consoleSearch.done_${order.action}`),
  )
  const why = `why-${id}`
  return (
    <div className="c-row-actions">
      <Button
        variant="outlined"
        component="a"
        href={`/${languages[0] ?? 'zh'}/search?q=${encodeURIComponent(asked)}`}
        target="_blank"
        rel="noopener"
        aria-label={text('consoleSearch.look_for', { words: asked })}
      >
        {text('consoleSearch.look')}
      </Button>
      <Button
        variant="outlined"
        disabled={!may || act.isPending}
        aria-label={text(`consoleSearch.${action}_of`, { words: asked })}
        aria-describedby={may ? undefined : why}
        onClick={() => act.mutate({ action, id })}
      >
        {text(`consoleSearch.${action}`)}
      </Button>
      {!may && (
        <small id={why} className="c-why">
          {text('consoleShell.why_permission')}
        </small>
      )}
    </div>
  )
}
