/** Tables of a TrueType font by their four letters. */
export type Sfnt = Map<string, Buffer>

/** Reads the table directory; the buffers share the font's memory. */
export function readSfnt(font: Buffer): Sfnt {
  const tables: Sfnt = new Map()
  for (let entry = 0; entry < font.readUInt16BE(4); entry += 1) {
    const at = 12 + entry * 16
    const start = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

/** Code points the font draws, each with its glyph number. Reads cmap formats 4 and 12, which the subsetter writes. */
export function glyphsOf(font: Sfnt): Map<number, number> {
  const cmap = table(font, 'cmap')
  const glyphs = new Map<number, number>()
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry += 1) {
    const at = cmap.readUInt32BE(4 + entry * 8 + 4)
    if (cmap.readUInt16BE(at) === 12) readGroups(cmap, at, glyphs)
    if (cmap.readUInt16BE(at) === 4) readSegments(cmap, at, glyphs)
  }
  return glyphs
}

function readGroups(cmap: Buffer, at: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < cmap.readUInt32BE(at + 12); group += 1) {
    const first = cmap.readUInt32BE(at + 16 + group * 12)
    const last = cmap.readUInt32BE(at + 20 + group * 12)
    const glyph = cmap.readUInt32BE(at + 24 + group * 12)
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first)
  }
}

function readSegments(cmap: Buffer, at: number, glyphs: Map<number, number>): void {
  const size = cmap.readUInt16BE(at + 6)
  for (let offset = 0; offset < size; offset += 2) {
    const last = cmap.readUInt16BE(at + 14 + offset)
    const first = cmap.readUInt16BE(at + 16 + size + offset)
    const delta = cmap.readUInt16BE(at + 16 + size * 2 + offset)
    const rangeAt = at + 16 + size * 3 + offset
    const range = cmap.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - first) * 2)
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff)
    }
  }
}

/**
 * One font from two of the same scale: the first keeps its glyph numbers (so its vertical forms still work), the glyphs of
 * the second follow. Throws when the scales differ. Only for simple, unhinted TrueType subsets.
 */
export function mergeGlyphs(base: Sfnt, more: Sfnt): Buffer {
  if (table(base, 'head').readUInt16BE(18) !== table(more, 'head').readUInt16BE(18))
    throw new Error('The fonts have different scales')
  const baseCount = glyphCount(base)
  const glyphs = [...outlines(base), ...outlines(more).map((outline) => shiftComponents(outline, baseCount))]
  const codes = glyphsOf(base)
  for (const [code, glyph] of glyphsOf(more)) if (!codes.has(code)) codes.set(code, glyph + baseCount)
  const merged: Sfnt = new Map(base)
  merged.delete('gasp')
  merged.set('glyf', Buffer.concat(glyphs))
  merged.set('loca', writeLoca(glyphs))
  merged.set('cmap', writeCmap(codes))
  for (const axis of ['h', 'v'] as const) {
    merged.set(`${axis}mtx`, Buffer.concat([metrics(base, axis), metrics(more, axis)]))
    merged.set(`${axis}hea`, patched(table(base, `${axis}hea`), 34, glyphs.length))
  }
  merged.set('head', patched(table(base, 'head'), 50, 1))
  merged.set('maxp', mergeMaxp(table(base, 'maxp'), table(more, 'maxp'), glyphs.length))
  return writeSfnt(merged)
}

function table(font: Sfnt, name: string): Buffer {
  const found = font.get(name)
  if (!found) throw new Error(`The font has no table ${name}`)
  return found
}

const glyphCount = (font: Sfnt) => table(font, 'maxp').readUInt16BE(4)

/** The glyphs' outlines in the order of their numbers, each padded to four bytes. */
export function outlines(font: Sfnt): Buffer[] {
  const loca = table(font, 'loca')
  const long = table(font, 'head').readInt16BE(50) === 1
  const place = (glyph: number) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  return Array.from({ length: glyphCount(font) }, (_, glyph) => {
    const outline = table(font, 'glyf').subarray(place(glyph), place(glyph + 1))
    return Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)])
  })
}

/** The font with other outlines for the same glyphs. */
export function withOutlines(font: Sfnt, glyphs: readonly Buffer[]): Sfnt {
  const changed: Sfnt = new Map(font)
  changed.set('glyf', Buffer.concat(glyphs))
  changed.set('loca', writeLoca(glyphs))
  changed.set('head', patched(table(font, 'head'), 50, 1))
  return changed
}

/** A composite glyph names its parts by number, and the numbers have moved. */
function shiftComponents(outline: Buffer, by: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  for (let at = 10, flags = 0x20; flags & 0x20;) {
    flags = outline.readUInt16BE(at)
    outline.writeUInt16BE(outline.readUInt16BE(at + 2) + by, at + 2)
    at += 4 + (flags & 0x01 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
  }
  return outline
}

/** An advance and a bearing for every glyph, also for those that share the last advance. */
function metrics(font: Sfnt, axis: 'h' | 'v'): Buffer {
  const source = table(font, `${axis}mtx`)
  const full = table(font, `${axis}hea`).readUInt16BE(34)
  return Buffer.concat(
    Array.from({ length: glyphCount(font) }, (_, glyph) => {
      if (glyph < full) return source.subarray(glyph * 4, glyph * 4 + 4)
      const bearingAt = full * 4 + (glyph - full) * 2
      return Buffer.concat([source.subarray(full * 4 - 4, full * 4 - 2), source.subarray(bearingAt, bearingAt + 2)])
    }),
  )
}

function writeLoca(glyphs: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let place = 0
  glyphs.forEach((outline, glyph) => {
    place += outline.length
    loca.writeUInt32BE(place, (glyph + 1) * 4)
  })
  return loca
}

function writeCmap(codes: ReadonlyMap<number, number>): Buffer {
  const sorted = [...codes].sort(([a], [b]) => a - b)
  const cmap = Buffer.alloc(12 + 16 + sorted.length * 12)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(16 + sorted.length * 12, 16)
  cmap.writeUInt32BE(sorted.length, 24)
  sorted.forEach(([code, glyph], group) => {
    for (const [field, value] of [code, code, glyph].entries()) cmap.writeUInt32BE(value, 28 + group * 12 + field * 4)
  })
  return cmap
}

function patched(source: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(source)
  copy.writeUInt16BE(value, at)
  return copy
}

function mergeMaxp(base: Buffer, more: Buffer, glyphs: number): Buffer {
  const merged = patched(base, 4, glyphs)
  for (let at = 6; at < 32; at += 2) merged.writeUInt16BE(Math.max(base.readUInt16BE(at), more.readUInt16BE(at)), at)
  return merged
}

function writeSfnt(tables: Sfnt): Buffer {
  const names = [...tables.keys()].sort()
  const head = Buffer.alloc(12 + names.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(names.length, 4)
  const bodies: Buffer[] = []
  let place = head.length
  names.forEach((name, entry) => {
    const body = table(tables, name)
    head.write(name, 12 + entry * 16, 'latin1')
    head.writeUInt32BE(place, 12 + entry * 16 + 8)
    head.writeUInt32BE(body.length, 12 + entry * 16 + 12)
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    bodies.push(padded)
    place += padded.length
  })
  return Buffer.concat([head, ...bodies])
}
