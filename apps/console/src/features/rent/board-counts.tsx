import { useFormats, useText } from '../../i18n/use-text.ts'
import { boardCounts, countsOf, type BoardCount } from './board-states.ts'
import type { Board } from './use-board.ts'

interface Props {
  readonly board: Board
  readonly chosen: BoardCount | undefined
  onChoose(count: BoardCount | undefined): void
}

/** The figures of the day; pressing one shows only its bookings, pressing it again shows all. */
export function BoardCounts({ board, chosen, onChoose }: Props) {
  const text = useText()
  const formats = useFormats()
  const counts = countsOf(board.rents, board.setting.now)
  return (
    <div className="c-counts" role="group" aria-label={text('consoleRent.counts')}>
      {boardCounts.map((count) => (
        <button
          key={count}
          type="button"
          className="c-count"
          data-count={count}
          data-some={counts[count] > 0}
          aria-pressed={chosen === count}
          onClick={() => onChoose(chosen === count ? undefined : count)}
        >
          <span className="c-count-word">{text(`consoleRent.count_${count}`)}</span>
          <strong className="c-count-number">{formats.number(counts[count])}</strong>
        </button>
      ))}
    </div>
  )
}
