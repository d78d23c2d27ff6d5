import { Busboy } from '@fastify/busboy'
import { data } from 'react-router'

/** Bounds of the form around the files; those of the files are the API's. Source: api.md "order of refusals" */
const limits = { fieldSize: 65_536, fields: 500, files: 20, parts: 600, headerPairs: 16 } as const

/** A parser of a posted form with files. A content type without a boundary throws the screen of a 400. */
export function openParser(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    return unreadable()
  }
}

/** A body that is no form: another program wrote it. */
export function unreadable(): never {
  throw data(null, { status: 400 })
}

/** A name as a browser writes it into the head of a part. */
export const quotedName = (name: string): string => name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ')
