import Button from '@mui/material/Button'
import { addDays, parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'

interface Props {
  /** The day that is looked at; undefined while today is not known yet. */
  readonly date: string | undefined
  readonly today: string | undefined
  /** Undefined stands for today, whichever day that is. */
  onPick(date: string | undefined): void
}

/** Previous day, a date field, next day, today; and the day in words. */
export function DayPicker({ date, today, onPick }: Props) {
  const text = useText()
  const formats = useFormats()
  const day = parseTaipeiDate(date ?? '')
  const pick = (picked: string) => onPick(picked === today ? undefined : picked)
  return (
    <div className="c-day">
      <p className="c-day-words" aria-live="polite">
        {day && formats.day(day)}
        {day !== undefined && day === today && <span className="c-day-today">{text('consoleRent.today')}</span>}
      </p>
      <div className="c-day-tools" role="group" aria-label={text('consoleRent.choose_day')}>
        <Button variant="outlined" disabled={!day} onClick={() => day && pick(addDays(day, -1))}>
          <span aria-hidden="true">‹&nbsp;</span>
          {text('consoleRent.previous_day')}
        </Button>
        <input
          type="date"
          className="c-input"
          aria-label={text('consoleRent.date')}
          value={date ?? ''}
          onChange={(event) => parseTaipeiDate(event.target.value) && pick(event.target.value)}
        />
        <Button variant="outlined" disabled={!day} onClick={() => day && pick(addDays(day, 1))}>
          {text('consoleRent.next_day')}
          <span aria-hidden="true">&nbsp;›</span>
        </Button>
        <Button disabled={date === today} onClick={() => onPick(undefined)}>
          {text('consoleRent.go_today')}
        </Button>
      </div>
    </div>
  )
}
