import { Readable } from 'node:stream'
import { oldUserColumnsMax, oldUserRowsMax } from '@koma/domain/old-users.ts'
import { CsvError, parse } from 'csv-parse'

export const listEncodings = ['utf-8', 'utf-16le', 'big5'] as const
export type ListEncoding = (typeof listEncodings)[number]

/** One row of a list with the line on which it begins, as an editor counts them. */
export interface ListRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Why a file is no list; a key of the messages of fields. */
export type ListFault = 'field.csv_encoding' | 'field.csv' | 'field.csv_empty' | 'field.csv_rows' | 'field.csv_columns'

/** A file that is no list. */
export class ListError extends Error {
  readonly fault: ListFault
  constructor(fault: ListFault) {
    super(fault)
    this.fault = fault
  }
}

const chunkBytes = 65_536
/** Characters of one row at most: a quote that is never closed must not swallow the list. */
const rowLengthMax = 100_000

/** In which encoding the bytes make sense; undefined when in none that we read. A byte order mark decides at once. */
export function encodingOf(file: Buffer): ListEncoding | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  return (['utf-8', 'big5'] as const).find((encoding) => isReadable(file, encoding))
}

/** The rows of a list, the heads first, read piece by piece; empty lines are left out. Throws a `ListError`. */
export async function* readList(file: Buffer, encoding: ListEncoding): AsyncGenerator<ListRow> {
  const parser = Readable.from(textOf(file, encoding), { objectMode: true }).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(file, encoding),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: rowLengthMax,
    }),
  )
  let count = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > oldUserColumnsMax) throw new ListError('field.csv_columns')
      // The heads are no row.
      if (count++ > oldUserRowsMax) throw new ListError('field.csv_rows')
      yield { line: info.lines - lineBreaksIn(record), cells: record.map(cleanCell) }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ListError('field.csv')
    throw error
  }
}

/** Control characters and halves of characters are no text; blanks around a cell are nobody's name. */
const cleanCell = (cell: string): string =>
  // eslint-disable-next-line no-control-regex
  cell.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]+/gu, '').trim()

const lineBreaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

function isReadable(file: Buffer, encoding: ListEncoding): boolean {
  try {
    for (const text of textOf(file, encoding, true)) if (noText.test(text)) return false
    return true
  } catch {
    return false
  }
}

/** What a lenient decoder makes of bytes that are none of its own: controls of its upper half, a mark of private use. */
const noText = /[\u0080-\u009f\uf8ff\ufffd]/

function* textOf(file: Buffer, encoding: ListEncoding, fatal = false): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal })
  for (let at = 0; at < file.length; at += chunkBytes) {
    const text = decoder.decode(file.subarray(at, at + chunkBytes), { stream: true })
    // An empty piece would end the stream.
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

/** What stands most often between the heads. */
function delimiterOf(file: Buffer, encoding: ListEncoding): string {
  const [heads = ''] = new TextDecoder(encoding).decode(file.subarray(0, chunkBytes)).split(/\r?\n|\r/, 1)
  const counts = [',', '\t', ';'].map((sign) => [sign, heads.split(sign).length] as const)
  return counts.toSorted(([, a], [, b]) => b - a)[0]![0]
}
