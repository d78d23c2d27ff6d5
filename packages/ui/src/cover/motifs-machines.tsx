import { Splash } from './pens.tsx'
import type { Motif } from './motif.ts'

/** A wide printer that lets a page fall. */
export const printer: Motif = (random) => (
  <>
    <path className="blank" d="M-58-24L-48-78H48L58-24Z" />
    <path className="solid" d="M-108-30Q-108-38-98-38H98Q108-38 108-30V22H-108Z" />
    <path className="glint" d="M-92-22H-60M78-20H90" />
    <path className="blank" d="M-70 4H70L80 80H-80Z" />
    <path d="M2 4L-6 80M-74 36L76 30" />
    {random.pick([
      <path key="peak" className="spot-flat" d="M10 74L28 44 42 60 52 50 66 74Z" />,
      <circle key="sun" className="spot-flat" cx="36" cy="56" r="14" />,
    ])}
    <Splash x={-40} y={56} size={0.34} turn={40} />
    <path className="thin" d="M-64 16H-14M-66 24H-24M16 14H60M20 22H50" />
  </>
)

/** A flat-bed scanner: the beam runs under the raised lid. */
export const scanner: Motif = () => (
  <>
    <path className="glow" d="M-100 26L-60-80H96L104 26Z" />
    <path className="solid" d="M-104 22L-86-66-72-70-88 22Z" />
    <path className="blank" d="M-88 20L-72-70H84L96 20Z" />
    <path d="M-44-46H50M-48-28H16M28-28H56M-50-10H58" />
    <path className="solid" d="M-110 20H110V60H-110Z" />
    <path className="spot" d="M-96 28H96V40H-96Z" />
    <path className="glint" d="M76 51H96M-96 51H-84" />
  </>
)

/** Two drums, two inks, sheets that fly. */
export const risograph: Motif = (random) => (
  <>
    <path className="blank" d="M54-8L116-34 122-12 58 14Z" />
    <path className="blank" d="M54 14L118 4 120 26 56 36Z" />
    <path className="solid" d="M-96-62H52V64H-96Z" />
    <circle className="spot" cx="-54" cy="-14" r="30" />
    <circle className="spot-two" cx="14" cy="-14" r="30" />
    <circle className="solid" cx="-54" cy="-14" r="8" />
    <circle className="solid" cx="14" cy="-14" r="8" />
    <path className="glint" d={`M-84 34H-30M-84 48H-${random.whole(50, 66)}M0 34H36M0 48H24`} />
    <path className="thin" d="M72-6L106-20M74 22L106 16" />
    <path className="solid" d="M-104 64H60V76H-104Z" />
  </>
)

/** A camera that looks at you. */
export const camera: Motif = (random) => (
  <>
    <path className="solid" d="M-34-44L-22-66H22L34-44Z" />
    <rect className="blank" x="-96" y="-46" width="192" height="108" rx="10" />
    <path className="solid" d="M-96-14H96V34H-96Z" />
    <rect className="spot" x="-84" y="-38" width="26" height="16" />
    <circle className="blank" cx="6" cy="10" r="50" />
    <circle className="solid" cx="6" cy="10" r="37" />
    <circle className="spot-two" cx="6" cy="10" r={random.between(18, 24)} />
    <circle className="solid" cx="6" cy="10" r="9" />
    <path className="shine" d="M-12-12A28 28 0 0 1 6-20L5-12A20 20 0 0 0-6-6Z" />
    <path d="M72-36H84" />
  </>
)

/** A projector and its beam. */
export const projector: Motif = () => (
  <>
    <path className="glow" d="M-30 16L110-84V70L-30 34Z" />
    <path className="blank" d="M70-78H114V66H70Z" />
    <path className="solid" d="M82-56L90-30 106-34 98-14 112-4 96 2 102 22 88 16 80 38Z" />
    <path className="solid" d="M-112-4H-30V56H-112Z" />
    <circle className="spot" cx="-36" cy="26" r="20" />
    <circle className="solid" cx="-36" cy="26" r="9" />
    <path className="glint" d="M-100 10H-74M-100 24H-74M-100 38H-74" />
    <path className="solid" d="M-104 56H-90V68H-104ZM-58 56H-44V68H-58Z" />
  </>
)

/** Two capsules and the waves they hear. */
export const recorder: Motif = () => (
  <>
    <path
      className="spot-line"
      d="M-84-58A76 76 0 0 0-84 20M-62-46A52 52 0 0 0-62 8M84-58A76 76 0 0 1 84 20M62-46A52 52 0 0 1 62 8"
    />
    <g transform="rotate(-16 -12 -40)">
      <rect className="blank" x="-36" y="-78" width="28" height="52" rx="13" />
      <path className="thin" d="M-34-60H-10M-34-48H-10" />
    </g>
    <g transform="rotate(16 12 -40)">
      <rect className="blank" x="8" y="-78" width="28" height="52" rx="13" />
      <path className="thin" d="M10-60H34M10-48H34" />
    </g>
    <path className="solid" d="M-34-26H34L28 76H-28Z" />
    <rect className="spot" x="-20" y="-14" width="40" height="26" />
    <circle className="blank" cy="34" r="13" />
    <path className="glint" d="M-14 60H14" />
  </>
)

/** A guillotine for paper. */
export const cutter: Motif = () => (
  <>
    <path className="solid" d="M-110 28H92V68H-110Z" />
    <path className="blank" d="M-100-36H44L70 28H-110Z" />
    <path className="thin" d="M-86-18H46M-92 2H54M-60-36L-70 28M-16-36L-18 28" />
    <path className="blank" d="M-70-58H6L20-2H-84Z" />
    <path className="spot-flat" d="M-56-14L-42-44-30-24-22-34-10-14Z" />
    <path className="solid" d="M44 30L62 36 106-62 92-70Z" />
    <path className="white" d="M40 26L50 30 88-60 84-62Z" />
    <path className="solid" d="M88-64L98-84 116-76 108-56Z" />
  </>
)

/** A long stapler that bites a booklet. */
export const stapler: Motif = () => (
  <>
    <path className="blank" d="M-96 24L-8-12 84 24-8 62Z" />
    <path d="M-8-12V62" />
    <path className="spot-flat" d="M-66 26L-34 10-30 34Z" />
    <path className="thin" d="M8 8L52 24M8 22L40 34" />
    <path className="solid" d="M-4 10L-14-16 88-72 112-50 104-36 6 14Z" />
    <path className="glint" d="M16-16L84-52" />
    <path className="spot-line" d="M-34-30L-44-42M-22-38L-26-54M-44-16L-58-20" />
  </>
)
