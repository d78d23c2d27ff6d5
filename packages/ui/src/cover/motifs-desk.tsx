import { Eye, NibPen, Splash, Stylus } from './pens.tsx'
import type { Motif } from './motif.ts'

/** A big screen on its foot, with the page that is being drawn. */
export const monitor: Motif = (random) => (
  <>
    <path className="solid" d="M-18 38H18L26 68H-26Z" />
    <path className="blank" d="M-46 66H46V76H-46Z" />
    <rect className="solid" x="-92" y="-74" width="184" height="116" rx="6" />
    <rect className="blank" x="-82" y="-64" width="164" height="94" />
    {random.pick([
      <g key="eyes">
        <path className="solid" d="M-82-64H82V-50L54-30 30-48 4-24-22-48-50-28-82-46Z" />
        <Eye x={-34} y={2} size={0.62} />
        <Eye x={36} y={2} size={0.62} mirrored />
      </g>,
      <g key="page">
        <path d="M-16-64L-34 30M-30-16L82-28M30-26V30" />
        <path className="spot-flat" d="M-76 24L-62-14-48 4-40-8-34 24Z" />
        <circle className="solid" cx="34" cy="-46" r="10" />
        <path className="thin" d="M-6 0H20M-10 12H20M44 0L70-12M44 14L72 2" />
      </g>,
      <g key="city">
        <path className="solid" d="M-82 30V0H-62V-20H-44V6H-28V-34H-4V12H12V-12H34V-44H52V2H66V-10H82V30Z" />
        <circle className="spot" cx="-44" cy="-42" r="11" />
      </g>,
    ])}
    <Stylus x={56} y={20} turn={38} />
  </>
)

/** A screen that lies on the table and is drawn upon. */
export const penDisplay: Motif = (random) => (
  <>
    <path className="solid" d="M-104 58L-68-54H92L112 58Z" />
    <path className="blank" d="M-86 44L-56-42H80L94 44Z" />
    {random.pick([
      <path key="hair" className="spot" d="M-40 44C-44 0-20-30 12-26 44-22 50 14 40 44L24 12 8 22-2 0-18 24Z" />,
      <path key="wave" className="bold" d="M-62 20C-40-40-20 40 4-8S40 24 62-18" />,
      <g key="panels">
        <path d="M0-42L-6 44M-70-2L88-8" />
        <path className="spot-flat" d="M8 36L26 0 42 22 54 10 70 36Z" />
      </g>,
    ])}
    <Stylus x={34} y={6} turn={random.between(28, 44)} />
    <path className="thin" d="M-98 66H106" />
  </>
)

/** A tablet without a picture: the line appears elsewhere, here only the gesture. */
export const penTablet: Motif = () => (
  <>
    <rect className="blank" x="-98" y="-52" width="176" height="112" rx="12" />
    <path className="solid" d="M-98-40A12 12 0 0 1-86-52H-70V60H-86A12 12 0 0 1-98 48Z" />
    <path className="thin" d="M-54-36V-26M-54-36H-44M62-36V-26M62-36H52M-54 44V34M-54 44H-44M62 44V34M62 44H52" />
    <path className="glint" d="M-84-26V-12M-84-2V12M-84 22V36" />
    <path className="spot-line" d="M-40 26C-20-30-6-30-8 0S14 20 26 4" />
    <Stylus x={26} y={4} />
  </>
)

/** A tablet computer held upright. */
export const slate: Motif = (random) => (
  <g transform={`rotate(${random.between(-12, 10).toFixed(1)})`}>
    <rect className="solid" x="-64" y="-78" width="120" height="156" rx="12" />
    <rect className="blank" x="-54" y="-66" width="100" height="132" />
    <path className="spot" d="M-54-66H46V-20L22-36 8-16-10-40-28-18-54-34Z" />
    <Eye x={-26} y={12} size={0.44} />
    <Eye x={18} y={12} size={0.44} mirrored />
    <path d="M-10 44C-6 50 0 50 6 42" />
    <Stylus x={40} y={54} turn={24} />
  </g>
)

/** A table of light: the sheet below shines through. */
export const lightTable: Motif = () => (
  <>
    <path className="glow" d="M-90 30L-120-80H120L90 30Z" />
    <path className="blank" d="M-110 34H110L96 58H-96Z" />
    <path className="solid" d="M-110 34L-84-10H84L110 34Z" />
    <path className="spot" d="M-88 24L-70-2H70L88 24Z" />
    <path className="blank" d="M-52 12L-44-62 20-68 44 2Z" />
    <path d="M-34-6C-34-36-18-52-4-50 14-48 22-26 22-10" />
    <path className="solid" d="M-26-28C-22-46-14-52-2-52 12-52 18-40 18-28L8-36 0-28-8-38-16-28Z" />
    <NibPen x={26} y={-8} turn={40} size={0.5} />
  </>
)

/** The old way: lamp, bottle, paper, pen. */
export const drawingDesk: Motif = (random) => (
  <>
    <path className="glow" d="M-66-42L-104 52H30L-36-46Z" />
    <path className="solid" d="M-116 52H116V66H-116Z" />
    <path d="M-98 52V20L-76-22-52-50" />
    <path className="solid" d="M-76-54L-40-72-22-40Z" />
    <path className="blank" d="M-36 50L-14-6 66-2 56 50Z" />
    <path className="thin" d="M-8 6L56 10M-14 22L24 24M32 24L52 26M-20 36H46" />
    <path className="blank" d="M76 24H106V50H76ZM82 14H100V24H82Z" />
    <path className="solid" d="M76 38H106V50H76Z" />
    <Splash x={18} y={24} size={0.22} turn={random.between(0, 180)} />
    <NibPen x={22} y={26} turn={36} size={0.55} />
  </>
)
