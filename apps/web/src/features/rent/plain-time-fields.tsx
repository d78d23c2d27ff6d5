import { Button } from '@koma/ui/button.tsx'
import { SelectField } from '@koma/ui/select-field.tsx'
import { shortDate, timeOf } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { endTimeOf, type UnitGrid } from './grid-units.ts'

/** Start and end as two lists of what is free: the grid for a browser that runs no scripts. */
export function PlainTimeFields({ grid, startsAt, endsAt }: { grid: UnitGrid; startsAt: string; endsAt: string }) {
  const { words } = useSite()
  return (
    <noscript>
      <div className="k-stack">
        <p>{words('rent.noScriptHint')}</p>
        <TimeSelect name="starts_at" label={words('rent.startsAt')} grid={grid} edge="startsAt" chosen={startsAt} />
        <TimeSelect name="ends_at" label={words('rent.endsAt')} grid={grid} edge="endsAt" chosen={endsAt} />
        {/* A price changes nothing: the page that tells it can be loaded again. */}
        <Button type="submit" name="intent" value="quote" variant="quiet" formMethod="get">
          {words('rent.quote')}
        </Button>
      </div>
    </noscript>
  )
}

interface TimeSelectProps {
  readonly name: string
  readonly label: string
  readonly grid: UnitGrid
  readonly edge: 'startsAt' | 'endsAt'
  readonly chosen: string
}

function TimeSelect({ name, label, grid, edge, chosen }: TimeSelectProps) {
  const { words } = useSite()
  const days = grid.days.filter(({ date }) => grid.units.some((unit) => unit.date === date && unit.state === 'free'))
  return (
    <SelectField name={name} label={label} defaultValue={chosen}>
      <option value="">{words('rent.chooseOne')}</option>
      {days.map(({ date }) => (
        <optgroup key={date} label={shortDate(words, date)}>
          {grid.units
            .filter((unit) => unit.date === date && unit.state === 'free')
            .map((unit) => (
              // With its day: what was chosen is read without the heads of the list.
              <option key={unit[edge]} value={unit[edge]}>
                {shortDate(words, date)} {edge === 'startsAt' ? timeOf(unit.startsAt) : endTimeOf(unit.endsAt)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
