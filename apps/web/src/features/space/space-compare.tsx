import type { SpaceCard } from '@koma/contract/space.ts'
import { DataTable, type DataTableColumn } from '@koma/ui/data-table.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { number } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import { money } from './space-words.ts'
import { SaidName } from '../../shell/said-name.tsx'

/** All rooms side by side: the numbers by which one chooses. */
export function SpaceCompare({ spaces, current }: { spaces: readonly SpaceCard[]; current: string }) {
  const { words } = useSite()
  const link = (one: SpaceCard) => <SpaceLink space={one} isCurrent={one.id === current} />
  return (
    <section className="k-stack" aria-labelledby="compare">
      <SectionHeading id="compare">{words('space.compareTitle')}</SectionHeading>
      <DataTable
        caption={words('space.compareCaption')}
        captionForEars
        rows={spaces}
        rowKey={({ id }) => id}
        columns={[{ key: 'room', header: words('space.compareRoom'), isName: true, cell: link }, ...numbersOf(words)]}
      />
    </section>
  )
}

function SpaceLink({ space, isCurrent }: { space: SpaceCard; isCurrent: boolean }) {
  const { paths } = useSite()
  return (
    <UiLink className="web-cell-link" href={paths.space(space.id)} aria-current={isCurrent ? 'page' : undefined}>
      <SaidName of={space} />
    </UiLink>
  )
}

const numbersOf = (words: Words): DataTableColumn<SpaceCard>[] => [
  {
    key: 'capacity',
    header: words('space.capacity'),
    numeric: true,
    cell: ({ capacity }) => words('space.people', { count: capacity }),
  },
  {
    key: 'area',
    header: words('space.area'),
    numeric: true,
    cell: ({ area_m2: area }) => words('space.squareMetres', { count: number(area) }),
  },
  {
    key: 'session',
    header: words('space.perSession'),
    numeric: true,
    cell: ({ prices }) => money(words, prices.per_session),
  },
  {
    key: 'day',
    header: words('space.allDay'),
    numeric: true,
    cell: ({ prices }) => money(words, prices.all_day),
  },
]
