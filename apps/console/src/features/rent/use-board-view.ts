import type { StaffRent } from '@koma/contract/staff.ts'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import type { Grouping } from './board-groups.ts'
import { isFound, searchOf } from './board-search.ts'
import { boardStateOf, isCounted, type BoardCount } from './board-states.ts'
import type { Board } from './use-board.ts'

/** Where the focus may go. */
export interface BoardPlaces {
  readonly field: RefObject<HTMLInputElement | null>
  readonly list: RefObject<HTMLDivElement | null>
}

/** What of a board is shown (search, figure, grouping), and where the focus goes. */
export function useBoardView(board: Board, { field, list }: BoardPlaces) {
  const [typed, type] = useState('')
  const [count, choose] = useState<BoardCount>()
  const [grouping, group] = useState<Grouping>('time')
  const search = useMemo(() => searchOf(typed), [typed])
  const isChosen = (rent: StaffRent) => count === undefined || isCounted(count, boardStateOf(rent, board.setting.now))

  // The desk's first move is nearly always to look somebody up, by hand or with the scanner.
  useEffect(() => field.current?.focus(), [field])

  return {
    typed,
    type,
    count,
    choose,
    grouping,
    group,
    shown: board.rents.filter((rent) => isFound(rent, search) && isChosen(rent)),
    showAll() {
      type('')
      choose(undefined)
    },
    /** A scanner ends with Enter: the focus is then on the first thing that can be done. */
    goToFirst() {
      list.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    },
    /** Whoever searched or scanned looks up the next guest; else the reader stays with the booking. */
    settle(rent: StaffRent) {
      if (typed === '') list.current?.querySelector<HTMLElement>(`#rent-${rent.id}`)?.focus()
      else {
        type('')
        field.current?.focus()
      }
    },
  }
}
