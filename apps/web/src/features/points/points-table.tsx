import type { PointLog } from '@koma/contract/points.ts'
import type { Language } from '@koma/domain/languages.ts'
import { DataTable, type DataTableColumn } from '@koma/ui/data-table.tsx'
import { number, plainDate, signedNumber, timeOf } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import { movementWord } from './point-words.ts'

/** The movements, newest first, each with the balance after it. */
export function PointsTable({ logs }: { logs: readonly PointLog[] }) {
  const { words, language } = useSite()
  return (
    <DataTable
      caption={words('points.records')}
      captionForEars
      rows={logs}
      rowKey={(log) => log.id}
      columns={columnsOf(words, language)}
    />
  )
}

const columnsOf = (words: Words, language: Language): DataTableColumn<PointLog>[] => [
  {
    key: 'at',
    header: words('points.at'),
    cell: ({ at }) => (
      <time dateTime={at.replace(' ', 'T')}>
        {words('dates.dateTime', { date: plainDate(words, at.slice(0, 10)), time: timeOf(at) })}
      </time>
    ),
  },
  { key: 'kind', header: words('points.kind'), cell: (log) => movementWord(words, log) },
  { key: 'note', header: words('points.note'), cell: (log) => localised(log, 'note', language) },
  {
    key: 'points',
    header: words('points.change'),
    numeric: true,
    cell: ({ points }) => <strong>{signedNumber(points)}</strong>,
  },
  { key: 'balance', header: words('points.after'), numeric: true, cell: (log) => number(log.balance) },
  {
    key: 'expires',
    header: words('points.expires'),
    cell: (log) => (log.expires_on ? plainDate(words, log.expires_on) : null),
  },
]
