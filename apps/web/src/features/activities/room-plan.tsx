import type { Activity } from '@koma/contract/activities.ts'
import { FloorPlan } from '@koma/ui/floor-plan.tsx'
import { floorShapes } from '@koma/ui/floor-shapes.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { localised, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { SaidWithin } from '../../shell/said-within.tsx'

/** The rooms of each address of space/{id}. Source: product §9 "Capacity" */
const roomsOf: Readonly<Record<string, readonly string[]>> = {
  '2a': ['2a'],
  '2b': ['2b'],
  '2c': ['2c'],
  '2': ['2a', '2b', '2c'],
  '3': ['3'],
}

/** Where in the house it is: the floor with its room toned. Nothing for what is elsewhere or online. */
export function RoomPlan({ activity }: { activity: Activity }) {
  const { words, language } = useSite()
  const rooms = roomsOf[activity.space ?? '']
  if (!rooms) return null
  const isThird = activity.space === '3'
  const place = localised(activity, 'location', language) ?? ''
  const signs = isThird
    ? [{ id: '3', sign: '3F' }]
    : ['a', 'b', 'c'].map((one) => ({ id: `2${one}`, sign: one.toUpperCase() }))
  return (
    <section className="k-stack" aria-labelledby="room">
      <SectionHeading id="room">
        <SaidWithin
          sentence={(room) => words('activities.floorOf', { place: room })}
          said={wordsOf(activity, 'location', language)}
        />
      </SectionHeading>
      <div className="web-room-plan">
        <FloorPlan
          label={words(isThird ? 'activities.floorThird' : 'activities.floorSecond', { place })}
          shape={floorShapes[isThird ? '3F' : '2F']}
          words={signs.map((sign) => ({ ...sign, name: sign.sign }))}
          chosen={rooms}
        />
      </div>
    </section>
  )
}
