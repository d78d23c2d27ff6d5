import { encode } from 'uqr'

/** Pixels of a module, large enough for a scanner in front of a phone, and modules of the quiet zone (ISO/IEC 18004). */
const modulePixels = 5
const quietModules = 4

/**
 * A QR code as a table of coloured cells: mail programs show no SVG, and many show no picture before they are asked.
 * Neighbours of one colour are one cell. The colours are fixed, so that it stays dark on light at night.
 */
export function mailCode(content: string, label: string): string {
  const { data, size } = encode(content, { ecc: 'M', border: quietModules })
  const rows = data.map((row) => `<tr>${runsOf(row).map(cell).join('')}</tr>`).join('\n')
  const width = size * modulePixels
  return `<table role="img" aria-label="${label}" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="width:${width}px;border-collapse:collapse;table-layout:fixed;background:#ffffff;font-size:0;line-height:0">
<tr>${`<td style="width:${modulePixels}px;height:0;padding:0"></td>`.repeat(size)}</tr>
${rows}
</table>`
}

interface Run {
  readonly dark: boolean
  readonly length: number
}

function runsOf(row: readonly boolean[]): Run[] {
  const runs: { dark: boolean; length: number }[] = []
  for (const dark of row) {
    const last = runs.at(-1)
    if (last?.dark === dark) last.length += 1
    else runs.push({ dark, length: 1 })
  }
  return runs
}

function cell({ dark, length }: Run): string {
  const colour = dark ? '#000000' : '#ffffff'
  return `<td colspan="${length}" bgcolor="${colour}" style="height:${modulePixels}px;padding:0;background:${colour}"></td>`
}
