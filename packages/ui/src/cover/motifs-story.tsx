import { Eye, NibPen, Splash, Stylus } from './pens.tsx'
import type { Motif } from './motif.ts'

/** A bottle falls, a pen dives. */
export const ink: Motif = (random) => (
  <>
    <Splash x={-26} y={52} size={1.3} turn={random.between(-14, 14)} />
    <path d="M-60 70C-10 92 40 50 112 72" />
    <NibPen x={-20} y={44} turn={random.between(30, 42)} size={0.72} />
    <g transform="translate(-84 16) rotate(-14)">
      <path className="blank" d="M-24-18H24V30H-24ZM-15-34H15V-18H-15Z" />
      <path className="solid" d="M-24 4H24V30H-24Z" />
    </g>
  </>
)

/** Another roofline each night. */
export const city: Motif = (random) => {
  let roofs = 'M-190 110V30'
  const windows: string[] = []
  for (let x = -190; x < 190;) {
    const width = random.whole(24, 46)
    const top = random.whole(-58, 34)
    roofs += `H${x}V${top}`
    if (random.next() < 0.3) roofs += `L${x + width / 2} ${top - 18}L${x + width} ${top}`
    else if (random.next() < 0.4) roofs += `H${x + width / 2}V${top - 26}V${top}`
    roofs += `H${x + width}`
    for (let row = top + 12; row < 60; row += 16)
      for (let column = x + 7; column < x + width - 10; column += 12)
        if (random.next() < 0.38) windows.push(`M${column} ${row}h6v8h-6z`)
    x += width
  }
  return (
    <>
      <circle className="blank" cx={random.whole(-70, 80)} cy="-48" r={random.whole(20, 32)} />
      <path className="building" d={`${roofs}V110Z`} />
      <path className="lamp" d={windows.join('')} />
    </>
  )
}

/** The look of somebody who has decided. */
export const eyes: Motif = (random) => {
  const open = random.between(0.82, 1.06)
  return (
    <>
      <path
        className="solid"
        d={random.pick([
          'M-190-120H190V-46L110-26 72-58 40-18 8-60-26-22-60-56-104-24-190-50Z',
          'M-190-120H190V-30L120-58 60-30 20-70-30-28-70-66-130-20-190-44Z',
          'M-190-120H190V-60C120-10 60-70 10-30 0-60-10-66-20-30-70-70-120-14-190-56Z',
        ])}
      />
      <Eye x={-62} y={16} size={1.08} open={open} />
      <Eye x={62} y={16} size={1.08} open={open} mirrored />
      <path d={random.pick(['M-7 52L0 62 7 52', 'M-10 66C-4 58 4 58 10 66', 'M-12 60H12'])} />
      <path className="thin" d="M-118 58l14-9M-106 64l14-9M92 58l14-9M104 64l14-9" />
    </>
  )
}

/** A hand that holds the pen. */
export const hands: Motif = () => (
  <>
    <path className="solid" d="M124 100L76 40 52 62 86 120Z" />
    <NibPen x={-64} y={46} turn={42} size={0.74} />
    <path
      className="blank"
      d="M92 66C74 84 44 86 26 76L-6 58C-20 50-18 36-4 38L18 44C-2 32-18 20-24 8-28-4-14-10-6-2L20 20C10 4 4-10 4-20 6-32 20-32 24-20L40 8C40-6 44-16 52-16 62-16 64-4 64 8 72 20 92 40 92 66Z"
    />
    <path className="thin" d="M20 20L32 32M40 8L48 22M18 44L36 50M60 30C64 36 66 42 64 50" />
    <path className="spot-line" d="M-112 60C-96 40-84 70-66 48" />
  </>
)

/** A page laid out afresh. */
export const panels: Motif = (random) => {
  const rise = random.whole(-12, 12)
  const across = random.whole(-24, 24)
  return (
    <g transform={`rotate(${random.between(-7, 7).toFixed(1)})`}>
      <path className="solid" d="M-92-74H100V92H-92Z" />
      <path className="blank" d="M-100-82H92V84H-100Z" />
      <path className="blank" d={`M-88-70H${across - 4}L${across - 14}${signed(rise - 8)}L-88${signed(-rise - 8)}Z`} />
      <path className="blank" d={`M${across + 8}-70H80V${signed(rise + 6)}L${across - 2}${signed(rise - 8)}Z`} />
      <path className="spot" d={`M-88${signed(-rise + 4)}L80${signed(rise + 18)}V72H-88Z`} />
      <path className="solid" d="M-70 72L-46 34-30 52-12 26 8 72Z" />
      <circle className="solid" cx={across / 2 - 48} cy="-42" r="12" />
      <Eye x={52} y={-34} size={0.42} />
      <path className="thin" d="M24 40L74 48M30 52L74 58M40 64H74" />
    </g>
  )
}

const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`)

/** What lies beside the paper, in another fan each time. */
export const tools: Motif = (random) => {
  const turn = random.between(-8, 8)
  return (
    <g transform={`rotate(${turn.toFixed(1)})`}>
      <g transform="rotate(-38)">
        <path className="spot" d="M-14-100H14V96H-14Z" />
        <path
          className="thin"
          d="M-14-80H-4M-14-64H2M-14-48H-4M-14-32H2M-14-16H-4M-14 0H2M-14 16H-4M-14 32H2M-14 48H-4M-14 64H2M-14 80H-4"
        />
      </g>
      <g transform="rotate(34)">
        <path className="blank" d="M-9-96H9L7 26H-7Z" />
        <path className="solid" d="M-10 26H10L12 44H-12Z" />
        <path className="solid" d="M-12 44H12C14 66 2 78 0 100-2 78-14 66-12 44Z" />
      </g>
      <NibPen x={-2} y={92} turn={2} size={0.78} />
      <g transform="translate(74 54) rotate(20)">
        <rect className="blank" x="-26" y="-15" width="52" height="30" />
        <path className="solid" d="M-26-15H2V15H-26Z" />
      </g>
    </g>
  )
}

/** They all talk at once. */
export const talk: Motif = (random) => (
  <>
    <path className="solid" d="M-96 92C-96 44-70 34-58 32-76 16-72-16-46-16S-16 14-34 32C-20 36 4 46 4 92Z" />
    <path
      className="spot"
      d="M-22-66H84Q100-66 100-50V-4Q100 10 84 10H26L-8 36 4 10H-22Q-36 10-36-4V-50Q-36-66-22-66Z"
    />
    {random.pick([
      <path key="lines" className="bold" d="M-12-42H76M-12-18H46" />,
      <path key="bang" className="bold" d="M14-50V-22M14-7V-6M48-50V-22M48-7V-6" />,
      <path key="dots" className="bold" d="M2-28h.1M32-28h.1M62-28h.1" />,
    ])}
    <path className="blank" d="M42 92C42 62 58 54 68 52 56 42 58 20 76 20S96 42 84 52C96 56 112 62 112 92Z" />
  </>
)

/** A volume that opens. */
export const book: Motif = (random) => (
  <g transform={`rotate(${random.between(-9, 9).toFixed(1)})`}>
    <path className="solid" d="M-112-44L0-30 112-44V66L0 80-112 66Z" />
    <path className="blank" d="M-102-58C-70-64-30-60 0-44V66C-30 52-70 48-102 54Z" />
    <path className="blank" d="M102-58C70-64 30-60 0-44V66C30 52 70 48 102 54Z" />
    <path d="M-88-6C-60-10-34-6-14 2M-52-60V-8M88 0L14 14" />
    <path className="spot-flat" d="M-84 44L-66 12-48 30-38 16-22 46C-42 40-64 40-84 44Z" />
    <Eye x={52} y={-28} size={0.5} />
    <path className="thin" d="M22 30C44 22 64 18 86 20M22 42C44 34 64 30 86 32" />
    <Splash x={-74} y={-38} size={0.22} />
  </g>
)

/** Frames on a wall and somebody who stays. */
export const gallery: Motif = (random) => (
  <>
    <path d="M-190 74H190" />
    <rect className="blank" x="-108" y="-70" width="82" height="104" />
    <path className="spot-flat" d="M-96 22L-76-26-60 0-52-14-38 22Z" />
    <rect className="solid" x="-8" y={random.whole(-66, -50)} width="44" height="62" />
    <rect className="blank" x="56" y="-70" width="62" height="86" />
    <Eye x={87} y={-26} size={0.5} />
    <path className="solid" d="M-4 96C-4 52 10 46 20 44 8 32 10 8 28 8S50 32 38 44C48 46 62 52 62 96Z" />
    <Stylus x={-140} y={70} turn={10} />
  </>
)
