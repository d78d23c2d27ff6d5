import { Button } from '@koma/ui/button.tsx'
import { DateField } from '@koma/ui/date-field.tsx'
import { Form } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { CalendarWish } from './calendar-wish.ts'

/** To any day in the view and with the kinds that are shown; works without scripts. */
export function CalendarJump({ wish }: { wish: CalendarWish }) {
  const { words, paths } = useSite()
  return (
    <Form method="get" action={paths.calendar()} className="web-calendar-jump" preventScrollReset>
      {wish.view === 'month' ? null : <input type="hidden" name="view" value={wish.view} />}
      {wish.kind ? <input type="hidden" name="kind" value={wish.kind} /> : null}
      <DateField name="date" label={words('calendar.jump')} defaultValue={wish.date} key={wish.date} />
      <Button type="submit" variant="quiet">
        {words('calendar.go')}
      </Button>
    </Form>
  )
}
