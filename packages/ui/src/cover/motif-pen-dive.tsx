import type { Motif } from './motif.ts'
import { NibPen, Splash } from './pens.tsx'

/** A pen dives into the page and the ink leaps: the drawing of an opening panel. */
export const penDive: Motif = () => (
  <>
    <path className="bold" d="M-66 76C-22 100 26 62 80 82S170 92 226 68" />
    <path className="thin" d="M-56 88C-14 104 30 76 84 92" />
    <Splash x={-72} y={68} size={0.92} turn={-8} />
    <circle className="solid" cx="-122" cy="30" r="6" />
    <circle className="solid" cx="-14" cy="38" r="4.5" />
    <circle className="solid" cx="-134" cy="58" r="3" />
    <circle className="solid" cx="2" cy="60" r="2.5" />
    <NibPen x={-64} y={60} turn={34} size={1.05} />
  </>
)
