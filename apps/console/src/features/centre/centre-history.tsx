import type { CentreEntry } from '@koma/contract/centre.ts'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'
import { TableHead } from '../../shell/table-head.tsx'

interface Props {
  readonly rows: readonly CentreEntry[]
  readonly version: number
  readonly mayChange: boolean
  onChanged(): void
}

const looks = { to_come: 'waiting', holds: 'active', past: 'over' } as const

/** Every set of facts with its dates and who set it; one that has not begun can be taken back. */
export function CentreHistoryTable({ rows, version, mayChange, onChanged }: Props) {
  const text = useText()
  const withdraw = useWithdraw(version, onChanged)
  const heads = ['from_when', 'state', 'said', 'set_by'] as const
  return (
    <section className="c-centre-history" aria-label={text('consoleCentre.history')}>
      <h2>{text('consoleCentre.history')}</h2>
      <table className="c-table">
        <caption className="c-ears">{text('consoleCentre.history')}</caption>
        <TableHead heads={heads.map((head) => text(`consoleCentre.${head}`))} />
        <tbody>
          {rows.map((row) => (
            <HistoryRow
              key={row.valid_from}
              row={row}
              onWithdraw={mayChange && !withdraw.isPending ? () => withdraw.mutate(row.valid_from) : undefined}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HistoryRow({ row, onWithdraw }: { row: CentreEntry; onWithdraw: (() => void) | undefined }) {
  const text = useText()
  const formats = useFormats()
  return (
    <tr>
      <td data-label={text('consoleCentre.from_when')}>{formats.at(row.valid_from)}</td>
      <td data-label={text('consoleCentre.state')}>
        <StateTag state={looks[row.state]} word={text(`consoleCentre.state_${row.state}`)} />
        {row.state === 'to_come' && onWithdraw && (
          <Button
            size="small"
            variant="outlined"
            aria-label={text('consoleCentre.withdraw_one', { at: formats.at(row.valid_from) })}
            onClick={onWithdraw}
          >
            {text('consoleCentre.withdraw')}
          </Button>
        )}
      </td>
      <td data-label={text('consoleCentre.said')}>
        {row.name_zh}
        {[row.address_zh, row.phone, row.email].filter(Boolean).map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </td>
      <td data-label={text('consoleCentre.set_by')}>
        {row.set_by ?? text('consoleContent.by_nobody')}
        {row.set_at && <small>{formats.at(row.set_at)}</small>}
      </td>
    </tr>
  )
}

function useWithdraw(version: number, onChanged: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const notify = useNotify()
  const text = useText()
  return useMutation({
    mutationFn: (validFrom: string) =>
      dataProvider.send('POST', '/staff/centre/withdraw', { valid_from: validFrom }, version),
    onSuccess: () => notify(text('consoleCentre.withdrawn'), { type: 'success' }),
    onError: (error: Error) => notify(isStale(error) ? text('consoleCentre.stale') : error.message, { type: 'error' }),
    onSettled: onChanged,
  })
}
