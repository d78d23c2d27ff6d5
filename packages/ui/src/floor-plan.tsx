import { floorSize, type FloorFitting, type FloorRoom, type FloorShape } from './floor-shapes.ts'
import { UiLink } from './link.tsx'

/** What a room is called on the plan. A room without words is drawn without them. */
export interface FloorRoomWords {
  readonly id: string
  /** What stands in the drawing: a letter or a short word. */
  readonly sign: string
  /** A second line below it, as the number of people. */
  readonly note?: string
  /** The whole name for the ears; without an address it is left to the list beside the plan. */
  readonly name: string
  readonly href?: string
}

export interface FloorPlanProps {
  /** What the drawing shows: the floor and what is chosen of it. */
  label: string
  shape: FloorShape
  words: readonly FloorRoomWords[]
  /** The rooms that are filled with tone. */
  chosen?: readonly string[]
}

/** Room around the walls, so that frames and the rings of focus are not cut. */
const margin = 14

/**
 * A floor from above, as a panel of ink: the chosen rooms are toned and their names stand on paper. Rooms with an address
 * are links; everything else is a drawing, and a list of words belongs beside it. Decision: look
 */
export function FloorPlan({ label, shape, words, chosen = [] }: FloorPlanProps) {
  const wordsOf = (room: FloorRoom) => words.find(({ id }) => id === room.id)
  const isChosen = (room: FloorRoom) => chosen.includes(room.id)
  const box = [-margin, -margin, floorSize.width + 2 * margin, floorSize.height + 2 * margin].join(' ')
  return (
    <svg className="k-floor" viewBox={box} role="group" aria-label={label}>
      <defs>
        <pattern
          id={`tone-${shape.floor}`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle className="k-floor-dot" cx="4.5" cy="4.5" r="2.7" />
        </pattern>
      </defs>
      <g aria-hidden="true">
        {shape.rooms.map((room) => (
          <rect
            key={room.id}
            className="k-floor-room"
            data-kind={room.kind}
            data-chosen={isChosen(room) || undefined}
            {...rectangleOf(room)}
          />
        ))}
        {shape.rooms.filter(isChosen).map((room) => (
          <rect key={room.id} className="k-floor-tone" fill={`url(#tone-${shape.floor})`} {...rectangleOf(room)} />
        ))}
        {shape.fittings.map((fitting) => (
          <Fitting key={fitting.path} fitting={fitting} />
        ))}
      </g>
      {shape.rooms.map((room) => {
        const said = wordsOf(room)
        return said ? <RoomWords key={room.id} room={room} words={said} isChosen={isChosen(room)} /> : null
      })}
    </svg>
  )
}

const rectangleOf = ({ x, y, width, height }: FloorRoom) => ({ x, y, width, height })

/** A door is drawn over its wall, then its leaf; glass is three lines. */
function Fitting({ fitting: { kind, path } }: { fitting: FloorFitting }) {
  return <path className="k-floor-fitting" data-kind={kind} d={path} />
}

function RoomWords({ room, words, isChosen }: { room: FloorRoom; words: FloorRoomWords; isChosen: boolean }) {
  const sign = <RoomSign room={room} words={words} isChosen={isChosen} />
  if (words.href === undefined) return sign
  return (
    <>
      <UiLink
        className="k-floor-link"
        href={words.href}
        aria-label={words.name}
        aria-current={isChosen ? 'true' : undefined}
      >
        <rect className="k-floor-target" {...rectangleOf(room)} />
      </UiLink>
      {sign}
    </>
  )
}

/** The sign in the middle of its room: on a plate of paper where there is tone below it. */
function RoomSign({ room, words, isChosen }: { room: FloorRoom; words: FloorRoomWords; isChosen: boolean }) {
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  // A letter or a number of a floor is drawn large, a word is not, however short it is in Chinese.
  const isLarge = /^[A-Z0-9]{1,2}$/.test(words.sign)
  const plate = { width: Math.min(room.width - 16, 150), height: words.note ? 104 : 58 }
  return (
    <g className="k-floor-sign" data-large={isLarge || undefined} aria-hidden="true">
      {isChosen ? (
        <rect className="k-floor-plate" x={middle.x - plate.width / 2} y={middle.y - plate.height / 2} {...plate} />
      ) : null}
      <text x={middle.x} y={words.note ? middle.y - 12 : middle.y} className="k-floor-name">
        {words.sign}
      </text>
      {words.note ? (
        <text x={middle.x} y={middle.y + 28} className="k-floor-note">
          {words.note}
        </text>
      ) : null}
    </g>
  )
}
