import { encode } from 'uqr'

/** Modules of the quiet zone around a code (ISO/IEC 18004). */
const quietModules = 4

export interface QrCodeProps {
  /** What a scanner reads; nothing personal, for everybody behind one can read it too. */
  content: string
  /** What the code is for, for those who do not see it. */
  label: string
}

/** A QR code as one path; always dark on light, on paper, at night and in forced colours alike. */
export function QrCode({ content, label }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: quietModules })
  return (
    <svg className="k-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="k-qr-ground" d={`M0 0h${size}v${size}H0z`} />
      <path className="k-qr-dark" d={data.flatMap(runsIn).join('')} />
    </svg>
  )
}

/** The dark runs of a row, each as a bar of one module's height. */
function runsIn(row: readonly boolean[], y: number): string[] {
  const bars: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const length = x - start + 1
    bars.push(`M${start} ${y}h${length}v1h-${length}z`)
  }
  return bars
}
