import type { SpaceCard } from '@koma/contract/space.ts'
import { FloorPlan, type FloorRoomWords } from '@koma/ui/floor-plan.tsx'
import { floorShapes, type FloorName } from '@koma/ui/floor-shapes.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { number } from '../../lib/format.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { SaidName } from '../../shell/said-name.tsx'

/** From the street up. */
const floors = Object.keys(floorShapes) as readonly FloorName[]

/** Every floor from above, and beside each drawing the same rooms as a list of words. */
export function FloorGuide({ spaces }: { spaces: readonly SpaceCard[] }) {
  const { words } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <p>{words('house.floorLead')}</p>
      {floors.map((floor) => (
        <Floor key={floor} floor={floor} spaces={spaces.filter((one) => one.floor === floor)} />
      ))}
    </div>
  )
}

function Floor({ floor, spaces }: { floor: FloorName; spaces: readonly SpaceCard[] }) {
  const { words, language, paths } = useSite()
  const name = words('house.floorName', { count: Number.parseInt(floor) })
  const rooms = spaces.filter(({ includes }) => includes.length === 0)
  const shape = floorShapes[floor]
  const others = otherRooms.filter(({ id }) => shape.rooms.some((room) => room.id === id))
  return (
    <section className="k-aside-layout" aria-labelledby={`floor-${floor}`}>
      <FloorPlan
        label={words('house.planLabel', { floor: name })}
        shape={shape}
        words={[
          ...rooms.map((one): FloorRoomWords => ({
            id: one.id,
            sign: one.id.slice(1).toUpperCase() || one.id,
            name: nameOf(one, language),
            href: paths.space(one.id),
          })),
          ...others.map(({ id, key }): FloorRoomWords => ({ id, sign: words(key), name: words(key) })),
        ]}
      />
      <div className="k-stack">
        <h2 id={`floor-${floor}`}>{name}</h2>
        <ul className="web-notes">
          {rooms.map((one) => (
            <li key={one.id}>
              <UiLink href={paths.space(one.id)}>
                <SaidName of={one} />
              </UiLink>{' '}
              {words('house.roomNote', { count: one.capacity, area: number(one.area_m2) })}
            </li>
          ))}
          {others.map(({ id, key }) => (
            <li key={id}>{words(key)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What is not for hire. The stairs and the lift draw themselves. */
const otherRooms = [
  { id: 'bookshop', key: 'house.roomBookshop' },
  { id: 'desk', key: 'house.roomDesk' },
  { id: 'library', key: 'house.roomLibrary' },
  { id: 'entrance', key: 'house.roomEntrance' },
  { id: 'workstations', key: 'space.serviceWorkstations' },
  { id: 'loans', key: 'space.serviceLoans' },
  { id: 'toilets', key: 'space.serviceToilets' },
  { id: 'store', key: 'space.serviceStore' },
] as const
