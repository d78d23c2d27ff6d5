import { NibPen, Splash } from './pens.tsx'

/** The bottle lies on its side, the flood runs down, the pen is broken. */
export function SpiltInkArt() {
  return (
    <>
      <path
        className="ink-flood"
        d="M-230 30C-170 10-150 44-110 34-70 22-54 2-14 14 24 26 40 46 84 34 128 22 160 6 230 24V160H-230Z"
      />
      <path className="ink-flood" d="M-160 40V96M-120 40V72M130 40V112M168 30V84" strokeWidth="16" />
      <g transform="translate(-10 -14) rotate(104)">
        <path className="blank" d="M-52-44H52V60Q52 72 40 72H-40Q-52 72-52 60Z" />
        <path className="ink-flood" d="M-52-44H8C-10-20 22 0-4 24-22 42 6 58-10 72H-40Q-52 72-52 60Z" />
        <path className="blank" d="M-34-70H34V-44H-34Z" />
        <path className="spot" d="M-30 2H36V44H-30Z" />
        <path className="thin" d="M-20 14H26M-20 24H26M-20 34H8" />
      </g>
      <Splash x={96} y={-62} size={0.9} turn={20} />
      <Splash x={-132} y={-52} size={0.6} turn={-40} />
      <g transform="translate(150 60)">
        <NibPen x={0} y={40} turn={58} size={0.5} />
      </g>
      <path className="drip" d="M-84 62C-92 76-92 86-84 86S-76 76-84 62ZM62 70C54 84 54 94 62 94S70 84 62 70Z" />
    </>
  )
}
