import type { UseQueryResult } from '@tanstack/react-query'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Board } from './use-board.ts'

/** When the board was last read; spoken only when reading failed or when the bookings have changed. */
export function RefreshLine({ query }: { query: UseQueryResult<Board> }) {
  const text = useText()
  const formats = useFormats()
  if (!query.data) return null
  const time = formats.time(query.data.setting.now)
  return (
    <div className="c-refresh c-no-print">
      <p>{text('consoleRent.refreshed', { time })}</p>
      <p role="status" className={query.isRefetchError ? 'c-refresh-failed' : 'c-ears'}>
        {query.isRefetchError
          ? text('consoleRent.refresh_failed', { time })
          : text('consoleRent.shown', { count: query.data.rents.length })}
      </p>
    </div>
  )
}
