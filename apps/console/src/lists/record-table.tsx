import type { ReactNode } from 'react'
import { useListContext, type RaRecord } from 'react-admin'
import { ColumnHead } from './column-head.tsx'
import { ListState } from './list-state.tsx'

export interface Column<Row> {
  readonly key: string
  readonly head: string
  cell(row: Row): ReactNode
  /** The field by which the API sorts this column, where it does. */
  readonly sort?: string
  readonly numeric?: boolean
  /** Short values stay on one line, long ones may break anywhere; by default lines break between words. */
  readonly length?: 'short' | 'long'
}

interface Props<Row> {
  /** What the table shows, for those who hear it. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  /** What to do where there is no record yet. */
  readonly emptyNext: string
}

/** The list of the surrounding ListBase as a table; on a phone each row is a card with its column heads as labels. */
export function RecordTable<Row extends RaRecord>({ caption, columns, emptyNext }: Props<Row>) {
  const { data } = useListContext<Row>()
  return (
    <ListState emptyNext={emptyNext}>
      <table className="c-table">
        <caption className="c-ears">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.key} head={column.head} sort={column.sort} numeric={column.numeric ?? false} />
            ))}
          </tr>
        </thead>
        <tbody>
          {(data ?? []).map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.key} data-label={column.head} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListState>
  )
}

function classOf({ numeric, length }: Pick<Column<never>, 'numeric' | 'length'>): string | undefined {
  if (numeric) return 'c-numeric'
  return length && `c-${length}`
}
