import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useMe } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { BoardCounts } from './board-counts.tsx'
import { BoardList } from './board-list.tsx'
import { BoardSearchField } from './board-search-field.tsx'
import { mayActAtDesk } from './desk-actions.ts'
import { GroupingSwitch } from './grouping-switch.tsx'
import { NothingShown } from './nothing-shown.tsx'
import { ScanButton } from './scan-dialog.tsx'
import type { Board } from './use-board.ts'
import { useBoardView } from './use-board-view.ts'

interface Props {
  readonly board: Board
  /** The booking that the address asks for; empty when it asks for none. */
  readonly sought: string
  /** Looks for a booking on other days. */
  onSeek(text: string): void
}

/** What is done with a day's bookings: look up, count, group, act. */
export function BoardBody({ board, sought, onSeek }: Props) {
  const text = useText()
  const me = useMe()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const view = useBoardView(board, { field, list }, { sought, onSeek })
  return (
    <>
      <div className="c-board-tools">
        <BoardSearchField field={field} typed={view.typed} onType={view.type} onEnter={() => view.enter(view.typed)} />
        <ScanButton onScan={view.enter} />
        <GroupingSwitch grouping={view.grouping} onChange={view.group} />
        <Button variant="outlined" className="c-no-print" onClick={() => window.print()}>
          {text('consoleRent.print')}
        </Button>
      </div>
      {me && !mayActAtDesk(me) && <p className="c-note">{text('consoleRent.look_only')}</p>}
      <BoardCounts board={board} chosen={view.count} onChoose={view.choose} />
      <div ref={list}>
        {view.shown.length > 0 ? (
          <BoardList board={board} shown={view.shown} grouping={view.grouping} me={me} onDone={view.settle} />
        ) : (
          <NothingShown
            board={board}
            isSearched={view.typed !== ''}
            onShowAll={view.showAll}
            onSeek={view.names ? () => onSeek(view.typed) : undefined}
          />
        )}
      </div>
    </>
  )
}
