/** How many older versions of itself a PDF may carry. */
const versionsMax = 200

const tailLength = 1_024
const trailerLengthMax = 65_536

/**
 * Whether a PDF hangs together: its end names a cross-reference table (or stream) at the place where one is, every
 * older one too, and one of them a catalogue. Behind the end there is nothing but blanks. Source: ISO 32000-1, 7.5
 */
export function isStructured(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailLength))
  const [, start] = /startxref\s+([0-9]{1,10})\s+%%EOF[\s\0]*$/.exec(tail) ?? []
  if (start === undefined) return false
  const seen = new Set<number>()
  let hasRoot = false
  let at: number | undefined = Number(start)
  while (at !== undefined) {
    if (seen.has(at) || seen.size >= versionsMax) return false
    seen.add(at)
    const trailer = trailerAt(bytes, at)
    if (trailer === undefined) return false
    hasRoot ||= /\/Root\s+[0-9]+\s+[0-9]+\s+R/.test(trailer)
    const [, previous] = /\/Prev\s+([0-9]{1,10})/.exec(trailer) ?? []
    at = previous === undefined ? undefined : Number(previous)
  }
  return hasRoot
}

/** The dictionary of the table at this place: behind `trailer`, or in front of the stream's bytes. */
function trailerAt(bytes: Buffer, at: number): string | undefined {
  const head = bytes.toString('latin1', at, at + tailLength).trimStart()
  const isTable = head.startsWith('xref')
  if (!isTable && !/^[0-9]+\s+[0-9]+\s+obj\b/.test(head)) return undefined
  const from = isTable ? bytes.indexOf('trailer', at) : at
  const end = bytes.indexOf(isTable ? 'startxref' : 'stream', Math.max(0, from))
  return from < 0 || end < 0 ? undefined : bytes.toString('latin1', from, Math.min(end, from + trailerLengthMax))
}
