import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { LRUCache } from 'lru-cache'

/** A character as an outline, in units of which an em has `unitsPerEm`; y goes up. */
export interface Glyph {
  readonly path: string
  readonly advance: number
  readonly unitsPerEm: number
  /** The fine letters of the second font are drawn with a stroke, so that they are as black as the first. */
  readonly isFine: boolean
}

interface Family {
  readonly folder: URL
  readonly fileOf: (slice: string) => string
  readonly isFine: boolean
}

/** The site's own display font, and one that has every character. */
const families: readonly Family[] = [
  {
    folder: folderOf(import.meta.resolve('@fontsource/dela-gothic-one/package.json')),
    fileOf: (slice) => `files/dela-gothic-one-${slice}-400-normal.woff2`,
    isFine: false,
  },
  {
    folder: folderOf(import.meta.resolve('@fontsource-variable/noto-sans-tc/package.json')),
    fileOf: (slice) => `files/noto-sans-tc-${slice}-wght-normal.woff2`,
    isFine: true,
  },
]

const slicesMax = 60
const fonts = new LRUCache<string, fontkit.Font>({ max: slicesMax })
let ranges: ReadonlyArray<{ family: Family; slice: string; from: number; to: number }> | undefined

/** The outline of a character in the first font that has it; undefined where none does. */
export function glyphOf(character: string): Glyph | undefined {
  const point = character.codePointAt(0)!
  ranges ??= families.flatMap(rangesOf)
  for (const { family, slice } of ranges.filter(({ from, to }) => point >= from && point <= to)) {
    const font = fontOf(new URL(family.fileOf(slice), family.folder))
    if (!font?.hasGlyphForCodePoint(point)) continue
    const glyph = font.glyphForCodePoint(point)
    return { path: glyph.path.toSVG(), advance: glyph.advanceWidth, unitsPerEm: font.unitsPerEm, isFine: family.isFine }
  }
  return undefined
}

function fontOf(file: URL): fontkit.Font | undefined {
  const known = fonts.get(file.href)
  if (known) return known
  const font = fontkit.create(readFileSync(file))
  if (!('glyphForCodePoint' in font)) return undefined
  fonts.set(file.href, font)
  return font
}

function rangesOf(family: Family) {
  const slices = JSON.parse(readFileSync(new URL('unicode.json', family.folder), 'utf8')) as Record<string, string>
  return Object.entries(slices).flatMap(([name, list]) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return {
        family,
        slice: name.replaceAll(/[[\]]/g, ''),
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
      }
    }),
  )
}

function folderOf(file: string): URL {
  return new URL('.', file)
}
