import type { ReactNode } from 'react'

export interface DataTableColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand under each other. */
  numeric?: boolean
  /** The cell that names the row; it becomes the head of the card on a phone. One column at most. */
  isName?: boolean
}

export interface DataTableProps<Row> {
  caption: ReactNode
  /** The caption is read but not drawn, because a heading above says the same. */
  captionForEars?: boolean
  columns: ReadonlyArray<DataTableColumn<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/**
 * Records in rows; where it is narrower than 40 rem every row becomes a card with its column names inside.
 * The roles are written out because browsers forget them when a table is laid out as cards.
 */
export function DataTable<Row>({ caption, captionForEars = false, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className="k-table">
      <table role="table">
        <caption className={captionForEars ? 'k-ears' : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-numeric={column.numeric || undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <DataCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DataCell<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }) {
  if (column.isName)
    return (
      <th role="rowheader" scope="row">
        {column.cell(row)}
      </th>
    )
  return (
    <td role="cell" data-label={column.header} data-numeric={column.numeric || undefined}>
      <span className="k-table-value">{column.cell(row)}</span>
    </td>
  )
}
