import { useId } from 'react'
import { motifs, motifsFor, studioMotifs } from './vocabulary.ts'
import type { MotifName } from './vocabulary.ts'
import type { CoverProps } from './cover-props.ts'
import { seededRandom } from '../seeded-random.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { speedLinesPath } from '../speed-lines.tsx'

const grounds = ['paper', 'yellow', 'cyan', 'red', 'ink'] as const
type Ground = (typeof grounds)[number]

/** The panels of a cover. */
export function CoverScene({ seed, subject = '', motif }: Omit<CoverProps, 'className'>) {
  const own = `${subject}:${seed}`
  const random = seededRandom(own)
  const main = motif ?? random.pick(motifsFor(subject))
  const ground = random.pick(['paper', 'yellow', 'cyan', 'paper', 'red', 'ink', 'yellow', 'cyan'] as const)
  const layout = random.pick(['full', 'split', 'full', 'inset', 'close'] as const)
  return (
    <>
      <Scene
        ground={ground}
        main={main}
        seed={`${own}:scene`}
        shift={layout === 'split' ? -44 : layout === 'inset' ? -26 : 0}
        zoom={layout === 'close' ? 1.5 : 1.06}
      />
      {layout === 'split' ? <SplitPanel not={ground} main={main} seed={`${own}:split`} /> : null}
      {layout === 'inset' ? <InsetPanel not={ground} main={main} seed={`${own}:inset`} /> : null}
    </>
  )
}

interface SceneProps {
  ground: Ground
  main: MotifName
  /** Each part draws from numbers of its own: React may render a part twice, and a shared row of numbers would go on. */
  seed: string
  shift: number
  zoom: number
}

function Scene({ ground, main, seed, shift, zoom }: SceneProps) {
  const random = seededRandom(seed)
  const turn = random.between(-7, 7)
  const x = 160 + shift + random.between(-8, 8)
  const y = 104 + random.between(-4, 6)
  return (
    <g data-ground={ground}>
      <rect className="ground" width="320" height="200" />
      <Backdrop seed={`${seed}:backdrop`} x={x} y={y} />
      <g transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(1)}) scale(${zoom})`}>
        {motifs[main](random)}
      </g>
    </g>
  )
}

function Backdrop({ seed, x, y }: { seed: string; x: number; y: number }) {
  const random = seededRandom(seed)
  const kind = random.pick(['tone', 'speed', 'sun', 'tone', 'rain'] as const)
  if (kind === 'speed')
    return (
      <path
        className="tone-fill"
        transform="translate(0 -60) scale(3.2)"
        d={speedLinesPath(x / 3.2, (y + 60) / 3.2, 26, 40, String(random.next()))}
      />
    )
  if (kind === 'sun') return <path className="sun" d={sunRays(x, y, random.whole(9, 14))} />
  if (kind === 'rain') return <path className="tone-line" d={rain(random)} />
  return <ToneRows turn={random.pick([0, 24, -28, 180, 152, 90])} />
}

/** Rows of dots that shrink: dashes of no length with round caps. */
function ToneRows({ turn }: { turn: number }) {
  return (
    <g className="tone-dots" transform={`rotate(${turn} 160 100)`}>
      {[9, 8.4, 7.6, 6.8, 5.9, 5, 4.1, 3.2, 2.3, 1.4].map((size, row) => (
        <path key={size} d={`M${row % 2 ? -55 : -60} ${218 - row * 9}H380`} strokeWidth={size} strokeDasharray="0 10" />
      ))}
    </g>
  )
}

function sunRays(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const from = (ray / count) * 2 * Math.PI
    const to = from + Math.PI / count
    const point = (turn: number) => `${(x + Math.cos(turn) * 330).toFixed(0)} ${(y + Math.sin(turn) * 330).toFixed(0)}`
    return `M${x.toFixed(0)} ${y.toFixed(0)}L${point(from)} ${point(to)}Z`
  }).join('')
}

function rain(random: SeededRandom): string {
  return Array.from({ length: 34 }, () => {
    const left = random.whole(-20, 330)
    const top = random.whole(-30, 190)
    const long = random.whole(16, 52)
    return `M${left} ${top}l${-Math.round(long * 0.36)} ${long}`
  }).join('')
}

interface SidePanelProps {
  not: Ground
  main: MotifName
  seed: string
}

/** A second panel across a slanted gutter. */
function SplitPanel({ not, main, seed }: SidePanelProps) {
  const random = seededRandom(seed)
  const second = random.pick(studioMotifs.filter((name) => name !== main) as [MotifName, ...MotifName[]])
  const clip = useId()
  return (
    <>
      <path className="gutter" d="M229-4L197 204H324V-4Z" />
      <clipPath id={clip}>
        <path d="M236.8-4L204.8 204H324V-4Z" />
      </clipPath>
      <g clipPath={`url(#${clip})`} data-ground={otherGround(not, random)}>
        <rect className="ground" width="320" height="200" />
        <g transform="translate(268 106) scale(.74)">{motifs[second](random)}</g>
      </g>
      <path className="frame" d="M236.8-4L204.8 204" />
    </>
  )
}

/** A small panel laid over a corner: the close look in the middle of the action. */
function InsetPanel({ not, main, seed }: SidePanelProps) {
  const random = seededRandom(seed)
  const second = random.pick(main === 'eyes' ? (['hands', 'ink'] as const) : (['eyes', 'eyes', 'ink'] as const))
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <path d="M217 20L305 9.6V87L226.6 97Z" />
      </clipPath>
      <path className="gutter" d="M212 14L310 4V92L222 104Z" />
      <g clipPath={`url(#${clip})`} data-ground={otherGround(not, random)}>
        <rect className="ground" width="320" height="200" />
        <g transform="translate(262 52) scale(.42)">{motifs[second](random)}</g>
      </g>
      <path className="frame" d="M217 20L305 9.6V87L226.6 97Z" />
    </>
  )
}

function otherGround(not: Ground, random: SeededRandom): Ground {
  return random.pick(grounds.filter((ground) => ground !== not) as [Ground, ...Ground[]])
}
