import { Button } from '@koma/ui/button.tsx'
import { DateField } from '@koma/ui/date-field.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SelectField } from '@koma/ui/select-field.tsx'
import { Form } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { MemberPointsData } from './member-points.ts'
import { kindsShown, kindWord } from './point-words.ts'

/** Which movements are shown: a kind, a span of days. */
export function PointsFilter({ filter }: { filter: MemberPointsData['filter'] }) {
  const { words, paths } = useSite()
  const isFiltered = Boolean(filter.kind ?? filter.from ?? filter.to)
  return (
    <Form method="get" action={paths.memberPoints()} className="web-filter" preventScrollReset>
      <SelectField name="kind" label={words('points.filterKind')} defaultValue={filter.kind ?? ''}>
        <option value="">{words('points.filterAll')}</option>
        {kindsShown.map((kind) => (
          <option key={kind} value={kind}>
            {kindWord(words, kind)}
          </option>
        ))}
      </SelectField>
      <DateField name="from" label={words('points.filterFrom')} defaultValue={filter.from ?? ''} />
      <DateField name="to" label={words('points.filterTo')} defaultValue={filter.to ?? ''} />
      <div className="k-row">
        <Button type="submit">{words('points.filterApply')}</Button>
        {isFiltered ? (
          <LinkButton href={paths.memberPoints()} variant="quiet">
            {words('points.filterClear')}
          </LinkButton>
        ) : null}
      </div>
    </Form>
  )
}
