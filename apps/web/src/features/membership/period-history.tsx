import type { MembershipView } from '@koma/contract/membership.ts'
import { DataTable } from '@koma/ui/data-table.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** Every membership that the member has had, the newest first. */
export function PeriodHistory({ periods, today }: { periods: MembershipView['periods']; today: string }) {
  const { words } = useSite()
  const stateOf = ({ starts_on, ends_on, withdrawn_at }: MembershipView['periods'][number]) => {
    if (withdrawn_at !== null) return words('membership.withdrawn')
    if (ends_on < today) return words('membership.past')
    return words(starts_on > today ? 'membership.upcoming' : 'membership.current')
  }
  return (
    <section aria-labelledby="history">
      <SectionHeading id="history">{words('membership.historyTitle')}</SectionHeading>
      {periods.length === 0 ? (
        <p>{words('membership.historyNone')}</p>
      ) : (
        <DataTable
          caption={words('membership.historyCaption')}
          captionForEars
          rows={periods}
          rowKey={({ type, starts_on, ends_on }) => `${type}:${starts_on}:${ends_on}`}
          columns={[
            {
              key: 'type',
              header: words('membership.historyClass'),
              cell: ({ type }) => words(`membership.class_${type}`),
              isName: true,
            },
            {
              key: 'days',
              header: words('membership.historyDays'),
              cell: ({ starts_on, ends_on }) => `${plainDate(words, starts_on)} – ${plainDate(words, ends_on)}`,
            },
            { key: 'state', header: words('membership.historyState'), cell: stateOf },
          ]}
        />
      )}
    </section>
  )
}
