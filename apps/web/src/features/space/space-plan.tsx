import type { Space, SpaceCard } from '@koma/contract/space.ts'
import { FloorPlan, type FloorRoomWords } from '@koma/ui/floor-plan.tsx'
import { floorShapes, type FloorName } from '@koma/ui/floor-shapes.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { floorName, signOf } from './space-words.ts'

const isDrawn = (floor: string): floor is FloorName => floor in floorShapes

/** The floor of the room from above: the room is toned, its neighbours lead to their pages. */
export function SpacePlan({ space, spaces }: { space: Space; spaces: readonly SpaceCard[] }) {
  const { words, language, paths } = useSite()
  const { floor, zones } = space.floor_plan
  if (!isDrawn(floor)) return null
  const rooms = spaces
    .filter((one) => one.floor === floor && one.includes.length === 0)
    .map((one) => ({
      id: one.id,
      sign: signOf(one),
      note: words('space.people', { count: one.capacity }),
      name: nameOf(one, language),
      href: paths.space(one.id),
    }))
  return (
    <figure className="web-plan">
      <FloorPlan
        label={words('space.planLabel', { floor: floorName(words, floor), name: nameOf(space, language) })}
        shape={floorShapes[floor]}
        words={[
          ...rooms,
          ...services.map(({ id, key }): FloorRoomWords => ({ id, sign: words(key), name: words(key) })),
        ]}
        chosen={zones}
      />
      <figcaption className="k-small k-quiet">{words('space.planNote')}</figcaption>
    </figure>
  )
}

/** What else there is on the floors; the stairs draw themselves. */
const services = [
  { id: 'toilets', key: 'space.serviceToilets' },
  { id: 'store', key: 'space.serviceStore' },
  { id: 'corridor', key: 'space.serviceCorridor' },
  { id: 'workstations', key: 'space.serviceWorkstations' },
  { id: 'loans', key: 'space.serviceLoans' },
] as const
