/** What a test's PDF carries beside its one empty page. */
export interface PdfTraits {
  /** Entries of the catalogue, such as `/OpenAction 4 0 R`. */
  readonly catalogue?: string
  /** Further objects, from number 4 on. */
  readonly objects?: readonly string[]
  /** Entries of the trailer, such as `/Encrypt 4 0 R`. */
  readonly trailer?: string
  /** Padded with a stream to exactly so many bytes. */
  readonly size?: number
}

/** A PDF with a right cross-reference table, small unless a size is asked for. */
export function pdfWith(traits: PdfTraits = {}): Buffer {
  const bare = written(traits, '')
  if (traits.size === undefined) return bare
  // The length of the padding is written too: what it lacks is filled up in a second round.
  let padding = traits.size - bare.length
  for (let round = 0; round < 4; round++) padding += traits.size - written(traits, 'x'.repeat(padding)).length
  return written(traits, 'x'.repeat(padding))
}

function written({ catalogue = '', objects = [], trailer = '' }: PdfTraits, padding: string): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
    ...(padding ? [`<< /Length ${padding.length} >>\nstream\n${padding}\nendstream`] : []),
  ]
  let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places = bodies.map((body, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const start = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = bodies.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
