import { useListContext } from 'react-admin'

interface Props {
  readonly head: string
  readonly sort: string | undefined
  readonly numeric: boolean
}

/** The head of a column; one that can be sorted by is a button, and tells its order. */
export function ColumnHead({ head, sort, numeric }: Props) {
  const list = useListContext()
  const className = numeric ? 'c-numeric' : undefined
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    )
  }
  const order = list.sort.field === sort ? list.sort.order : undefined
  return (
    <th scope="col" className={className} aria-sort={order === undefined ? 'none' : ariaOrder[order]}>
      <button type="button" onClick={() => list.setSort({ field: sort, order: order === 'ASC' ? 'DESC' : 'ASC' })}>
        {head}
        <span aria-hidden="true">{order === undefined ? '↕' : arrow[order]}</span>
      </button>
    </th>
  )
}

const ariaOrder = { ASC: 'ascending', DESC: 'descending' } as const
const arrow = { ASC: '↑', DESC: '↓' } as const
