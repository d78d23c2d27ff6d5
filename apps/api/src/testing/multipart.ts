import { randomBytes } from 'node:crypto'

/** A part of a form: text, or a file with its name. */
export type Part =
  | readonly [field: string, text: string]
  | readonly [field: string, file: { readonly name: string; readonly bytes: Buffer; readonly type?: string }]

/** A multipart body as a browser writes it, with the header that goes with it. */
export function multipart(parts: readonly Part[]): { headers: { 'content-type': string }; body: Buffer } {
  const boundary = `----koma${randomBytes(12).toString('hex')}`
  const pieces = parts.flatMap(([field, value]) => [
    Buffer.from(`--${boundary}\r\n${headOf(field, value)}\r\n\r\n`),
    bytesOf(value),
    crlf,
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

const crlf = Buffer.from('\r\n')

const bytesOf = (value: Part[1]) => (typeof value === 'string' ? Buffer.from(value) : value.bytes)

function headOf(field: string, value: Part[1]): string {
  const disposition = `Content-Disposition: form-data; name="${field}"`
  if (typeof value === 'string') return disposition
  return `${disposition}; filename="${value.name.replaceAll('"', '%22')}"\r\nContent-Type: ${value.type ?? 'application/pdf'}`
}
