import { parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { BoardBody } from './board-body.tsx'
import { DayPicker } from './day-picker.tsx'
import { OpeningLine } from './opening-line.tsx'
import { RefreshLine } from './refresh-line.tsx'
import { SoughtBooking } from './sought-booking.tsx'
import { useBoard } from './use-board.ts'

/**
 * The board of the day: who comes, who is here, what is lent. The day stands in the address; a number alone, as the code
 * of a ticket holds it, leads to the day of its booking.
 */
export function BoardPage() {
  const text = useText()
  const [params, setParams] = useSearchParams()
  const wanted = parseTaipeiDate(params.get('date') ?? '')
  const board = useBoard(wanted)
  const sought = params.get('number') ?? ''
  if (sought !== '' && !wanted)
    return (
      <div className="c-board">
        <PageHead title={text('consoleRent.title')} />
        <SoughtBooking text={sought} onBack={() => setParams({})} />
      </div>
    )
  return (
    <div className="c-board">
      <PageHead title={text('consoleRent.title')} />
      <DayPicker
        date={wanted ?? board.data?.date}
        today={board.data?.setting.today}
        onPick={(date) => setParams(date ? { date } : {})}
      />
      {board.data && <OpeningLine board={board.data} />}
      {board.isPending && <Waiting />}
      {board.isLoadingError && <Problem error={board.error} onRetry={() => void board.refetch()} />}
      {board.data && (
        <BoardBody
          key={`${board.data.date} ${sought}`}
          board={board.data}
          sought={sought}
          onSeek={(text) => setParams({ number: text })}
        />
      )}
      <RefreshLine query={board} />
    </div>
  )
}
