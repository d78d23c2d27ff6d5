import { csvLine } from '@koma/domain/csv-cell.ts'
import { openDataLicence, type LibraryKind } from '@koma/domain/library-kinds.ts'
import type { OpenRecord } from './queries/open-data.ts'

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Where the records of these files are read, and by which licence they are given. */
export interface OpenDataHead {
  readonly kind: LibraryKind
  /** The site's own origin. */
  readonly publicUrl: string
}

/** A line a record; several texts of one field stand behind each other with a semicolon. No cell is a formula. */
export async function* openDataCsv(head: OpenDataHead, pages: AsyncIterable<readonly OpenRecord[]>) {
  yield byteOrderMark
  let isBegun = false
  for await (const records of pages) {
    const lines = records.map((record) => complete(head, record))
    if (!isBegun) yield csvLine(Object.keys(lines[0]!))
    isBegun = true
    yield lines
      .map((line) =>
        csvLine(
          Object.values(line).map((cell) => (isSeveral(cell) ? cell.join('; ') : (cell as string | number | null))),
        ),
      )
      .join('')
  }
}

/** One object: what the file is, and all its records. */
export async function* openDataJson(head: OpenDataHead, pages: AsyncIterable<readonly OpenRecord[]>) {
  const about = {
    database: head.kind,
    source: `${head.publicUrl}/zh/${head.kind}_list`,
    licence: openDataLicence.name,
    licence_url: openDataLicence.url,
  }
  yield `${JSON.stringify(about).slice(0, -1)},"data":[`
  let between = '\n'
  for await (const records of pages)
    for (const record of records) {
      yield between + JSON.stringify(complete(head, record))
      between = ',\n'
    }
  yield '\n]}\n'
}

const isSeveral = (cell: unknown): cell is readonly string[] => Array.isArray(cell)

const complete = ({ kind, publicUrl }: OpenDataHead, record: OpenRecord) => ({
  ...record,
  url: `${publicUrl}/zh/${kind}/${record.id}`,
  licence: openDataLicence.name,
})
