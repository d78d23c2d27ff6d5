import { Eye } from './pens.tsx'

/** A page with a hole where a panel was, scissors beside it, and somebody who looks through. */
export function CutPageArt() {
  return (
    <>
      <g transform="rotate(-6) translate(6 8)">
        <path className="solid" d="M-118-108H130V118H-118Z" />
        <path className="blank" d="M-128-118H120V108H-128Z" />
        <path className="blank" d="M-114-104H-6L-20-34H-114Z" />
        <circle className="spot-flat" cx="-66" cy="-70" r="20" />
        <path className="blank" d="M12-104H106V-34H-2Z" />
        <path className="thin" d="M26-90H92M22-76H92M18-62H70" />
        <path className="blank" d="M-114 74H106V94H-114Z" />
        <path className="solid" d="M-114-20H106V60H-114Z" />
        <path d="M-114-20H106V60H-114Z" strokeDasharray="3 13" stroke="#fff" />
        <Eye x={-44} y={16} size={0.86} open={1.1} />
        <Eye x={44} y={16} size={0.86} open={1.1} mirrored />
        <path stroke="#fff" className="sweat" d="M92-8c8 12 8 20 0 20s-8-8 0-20z" />
      </g>
      <g transform="translate(122 84) rotate(18)">
        <path className="blank" d="M-58-34H46V30H-58Z" />
        <path className="spot-flat" d="M-50 22L-30-12-14 8-2-8 18 22Z" />
        <circle className="solid" cx="22" cy="-14" r="8" />
      </g>
      <g transform="translate(-128 92) rotate(-34)">
        <path className="blank" d="M0-6L86-30Q94-22 84-16L6 6ZM0 6L86 30Q94 22 84 16L6-6Z" />
        <circle className="spot" cx="-20" cy="-18" r="17" />
        <circle className="spot" cx="-20" cy="18" r="17" />
        <circle className="hole" cx="-20" cy="-18" r="7" />
        <circle className="hole" cx="-20" cy="18" r="7" />
        <circle className="solid" cx="10" r="4" />
      </g>
    </>
  )
}
