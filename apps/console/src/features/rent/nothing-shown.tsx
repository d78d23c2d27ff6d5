import Button from '@mui/material/Button'
import { useText } from '../../i18n/use-text.ts'
import { EmptyNote } from '../../shell/empty-note.tsx'
import type { Board } from './use-board.ts'

interface Props {
  readonly board: Board
  readonly isSearched: boolean
  onShowAll(): void
}

/** Nobody has booked, or the search or the chosen figure leaves nobody. */
export function NothingShown({ board, isSearched, onShowAll }: Props) {
  const text = useText()
  if (board.rents.length === 0) {
    return <EmptyNote title={text('consoleRent.empty')} text={text('consoleRent.empty_next')} />
  }
  const next = isSearched ? 'consoleRent.none_found_next' : 'consoleRent.none_counted'
  return (
    <EmptyNote title={text('consoleRent.none_found')} text={text(next)}>
      <Button onClick={onShowAll}>{text('consoleRent.show_all')}</Button>
    </EmptyNote>
  )
}
