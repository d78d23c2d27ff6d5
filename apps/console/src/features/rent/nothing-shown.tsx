import Button from '@mui/material/Button'
import { useText } from '../../i18n/use-text.ts'
import { EmptyNote } from '../../shell/empty-note.tsx'
import type { Board } from './use-board.ts'

interface Props {
  readonly board: Board
  readonly isSearched: boolean
  onShowAll(): void
  /** Looks on other days; undefined where no number was looked for. */
  readonly onSeek: (() => void) | undefined
}

/** Nobody has booked, or the search or the chosen figure leaves nobody. */
export function NothingShown({ board, isSearched, onShowAll, onSeek }: Props) {
  const text = useText()
  if (board.rents.length === 0 && !isSearched) {
    return <EmptyNote title={text('consoleRent.empty')} text={text('consoleRent.empty_next')} />
  }
  const next = isSearched ? 'consoleRent.none_found_next' : 'consoleRent.none_counted'
  return (
    <EmptyNote title={text('consoleRent.none_found')} text={text(next)}>
      {onSeek && <Button onClick={onSeek}>{text('consoleRent.seek')}</Button>}
      <Button variant={onSeek ? 'outlined' : 'contained'} onClick={onShowAll}>
        {text('consoleRent.show_all')}
      </Button>
    </EmptyNote>
  )
}
