import type { StaffRent } from '@koma/contract/staff.ts'
import { useMemo, useState } from 'react'
import type { Grouping } from './board-groups.ts'
import { isFound, searchOf, type BoardSearch } from './board-search.ts'
import { boardStateOf, isCounted, type BoardCount } from './board-states.ts'
import { useBoardFocus, type BoardPlaces } from './use-board-focus.ts'
import type { Board } from './use-board.ts'

export interface BoardQuest {
  /** The booking with which the board begins; empty for none. */
  readonly sought: string
  /** Looks for a booking on other days. */
  onSeek(text: string): void
}

/** What of a board is shown (search, figure, grouping), and where the focus goes. */
export function useBoardView(board: Board, { field, list }: BoardPlaces, { sought, onSeek }: BoardQuest) {
  const [typed, type] = useState(sought)
  const [count, choose] = useState<BoardCount>()
  const [grouping, group] = useState<Grouping>('time')
  const search = useMemo(() => searchOf(typed), [typed])
  const isChosen = (rent: StaffRent) => count === undefined || isCounted(count, boardStateOf(rent, board.setting.now))

  const goToFirst = () => list.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  const shownFor = (wanted: BoardSearch) => board.rents.filter((rent) => isFound(rent, wanted) && isChosen(rent))
  const shown = shownFor(search)

  useBoardFocus({ field, list }, sought !== '')

  return {
    typed,
    type,
    count,
    choose,
    grouping,
    group,
    shown,
    /** Whether what was typed names one booking, on whatever day it is. */
    names: search.by === 'number' || search.by === 'id',
    showAll() {
      type('')
      choose(undefined)
    },
    /** A scanner ends with Enter: the focus is then on the first thing that can be done, on another day if need be. */
    enter(text: string) {
      const wanted = searchOf(text)
      const isNamed = wanted.by === 'number' || wanted.by === 'id'
      if (isNamed && shownFor(wanted).length === 0) return onSeek(text)
      if (text === typed) return goToFirst()
      type(text)
      return requestAnimationFrame(goToFirst)
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
