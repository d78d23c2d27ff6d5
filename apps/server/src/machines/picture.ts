import { LRUCache } from 'lru-cache'
import { renderAsync } from '@resvg/resvg-js'
import { sharedPictureSize } from '@koma/web/lib/social-meta.ts'
import { glyphOf } from './glyphs.ts'

/** The words of a picture; the title is broken into lines. */
export interface PictureWords {
  readonly title: string
  readonly flag: string
  /** Empty where the title says it. */
  readonly centre: string
}

const picturesMax = 200
const titleLengthMax = 90
const pictures = new LRUCache<string, Promise<Buffer>>({ max: picturesMax })

/** A panel with the title, as PNG of 1200 × 630; drawn once for those who ask at once, and kept. */
export function picturePng(words: PictureWords): Promise<Buffer> {
  const key = JSON.stringify(words)
  const known = pictures.get(key)
  if (known) return known
  const made = renderAsync(pictureSvg(words), { font: { loadSystemFonts: false } }).then((image) => image.asPng())
  pictures.set(key, made)
  made.catch(() => pictures.delete(key))
  return made
}

const { width, height } = sharedPictureSize
const [ink, paper, red, yellow] = ['#0b0b0c', '#fbf8ef', '#e8112d', '#ffd400']

/** Drawn of outlines alone: no font of the machine is asked for, and no text can become markup. */
export function pictureSvg({ title, flag, centre }: PictureWords): string {
  const signs = [...title]
  const shown = signs.length > titleLengthMax ? `${signs.slice(0, titleLengthMax - 1).join('')}…` : title
  const { size, lines } = broken(shown)
  const top = 305 - (lines.length * size * 1.25) / 2 + size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink}"/>`,
    `<path d="M28 28H1172L1140 602H28Z" fill="${paper}"/>`,
    speedLines(),
    `<path d="M28 470L1148 380L1140 602H28Z" fill="${yellow}"/>`,
    `<path d="M56 56H${120 + widthOf(flag, 40)}L${96 + widthOf(flag, 40)} 130H56Z" fill="${red}"/>`,
    outlines(flag, { x: 76, y: 108, size: 40, fill: paper }),
    ...lines.map((line, index) => outlines(line, { x: 76, y: top + index * size * 1.25, size, fill: ink })),
    outlines(centre, { x: 76, y: 565, size: 36, fill: ink }),
    '</svg>',
  ].join('')
}

/** The largest size at which the title stands in at most three lines. */
function broken(title: string): { size: number; lines: string[] } {
  for (const size of [120, 100, 84, 72, 60]) {
    const lines = linesOf(title, size)
    if (lines.length * size <= 290) return { size, lines }
  }
  return { size: 52, lines: linesOf(title, 52).slice(0, 5) }
}

const lineWidth = 1000
/** Latin words stay whole; between characters of Chinese and Japanese a line may end anywhere. */
const parts = /[\p{Script=Latin}\d'’.-]+\s*|\s+|./gu

function linesOf(title: string, size: number): string[] {
  const lines = ['']
  for (const [part] of title.matchAll(parts)) {
    const line = lines.at(-1)!
    if (line !== '' && widthOf(line + part.trimEnd(), size) > lineWidth) lines.push(part.trimStart())
    else lines[lines.length - 1] = line + part
  }
  return lines.filter((line) => line.trim() !== '')
}

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, one) => {
    const glyph = glyphOf(one)
    return sum + (glyph ? (glyph.advance / glyph.unitsPerEm) * size : size / 2)
  }, 0)

function outlines(text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string {
  let at = x
  let drawn = ''
  for (const one of text) {
    const glyph = glyphOf(one)
    const scale = size / (glyph?.unitsPerEm ?? 1000)
    const stroke = glyph?.isFine ? ` stroke="${fill}" stroke-width="70" stroke-linejoin="round"` : ''
    if (glyph)
      drawn += `<path transform="translate(${at.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path}" fill="${fill}"${stroke}/>`
    at += glyph ? glyph.advance * scale : size / 2
  }
  return drawn
}

/** Lines that run to the corner, as where something happens. */
const speedLines = (): string =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = Math.PI * (1.02 + index * 0.02)
    const [x, y] = [1150 + Math.cos(angle) * 1400, 40 - Math.sin(angle) * 1400]
    return `<path d="M1150 40L${x.toFixed(0)} ${y.toFixed(0)}" stroke="${ink}" stroke-opacity=".12" stroke-width="${2 + (index % 3) * 2}"/>`
  }).join('')
