import { TabLinks } from '@koma/ui/tab-links.tsx'
import type { DeviceType } from '../../lib/calls.ts'
import { useSite } from '../../lib/use-language.ts'
import { SaidName } from '../../shell/said-name.tsx'

/** How many devices there are of the shown type, and how many of them the reader's class may book. */
export interface DeviceCounts {
  readonly isForMe: boolean
  readonly isMember: boolean
  readonly all: number
  readonly bookable: number
}

interface RentListFilterProps {
  readonly types: readonly DeviceType[]
  readonly type: DeviceType | null
  /** False where the address names a type that does not exist. */
  readonly isKnown: boolean
  readonly counts: DeviceCounts
}

/** Which devices are listed: everything or what the reader may book, and of which type. Each choice keeps the other. */
export function RentListFilter({ types, type, isKnown, counts }: RentListFilterProps) {
  const { words, paths } = useSite()
  const { isForMe, isMember, all, bookable } = counts
  const kept = isForMe ? ({ for: 'me' } as const) : {}
  return (
    <div className="k-stack web-list-filter">
      <TabLinks
        label={words('rent.filterLabel')}
        items={[
          { href: paths.rentList(undefined, kept), label: words('rent.all'), current: type === null && isKnown },
          ...types.map((one) => ({
            href: paths.rentList(one.id, kept),
            label: <SaidName of={one} />,
            current: one.id === type?.id,
          })),
        ]}
      />
      {isKnown ? (
        <TabLinks
          label={words('rent.filterClass')}
          items={[
            { href: paths.rentList(type?.id), label: words('rent.everything'), count: all, current: !isForMe },
            {
              href: paths.rentList(type?.id, { for: 'me' }),
              label: words(isMember ? 'rent.bookableByMe' : 'rent.bookableByAll'),
              count: bookable,
              current: isForMe,
            },
          ]}
        />
      ) : null}
    </div>
  )
}
