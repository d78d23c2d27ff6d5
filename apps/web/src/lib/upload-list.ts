import type { FileRecord } from '@koma/contract/files.ts'
import { fileBytesMax } from '@koma/domain/file-purposes.ts'
import type { Words } from './words.ts'

/** A file of an upload field, from the moment that it is chosen. */
export interface ListedFile {
  readonly key: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  readonly percent: number
  /** There once the file is kept. */
  readonly record: FileRecord | null
  /** Why it failed. */
  readonly reason: string | null
  readonly retryable: boolean
}

/** Files of a form that were kept before: drafts, or those of the record that is changed. */
export const listKept = (kept: readonly FileRecord[]): readonly ListedFile[] =>
  kept.map((record) => ({
    key: record.id,
    name: record.name,
    size: record.size,
    state: 'done',
    percent: 100,
    record,
    reason: null,
    retryable: false,
  }))

/** A file that was just chosen; one that no server would take fails at once. Source: product §5 "Uploads" */
export function listChosen(
  words: Words,
  key: string,
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
): ListedFile {
  const reason = faultOf(words, name, size, type)
  return { key, name, size, state: reason ? 'failed' : 'waiting', percent: 0, record: null, reason, retryable: false }
}

function faultOf(words: Words, name: string, size: number, type: string): string | null {
  const looksLikePdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))
  if (!looksLikePdf || size === 0) return words('upload.wrongFormat')
  return size > fileBytesMax ? words('upload.tooLarge') : null
}

/** As `1.2 MB`, `380 KB`; rounded up, so that a byte too many shows. */
export function sizeWords(words: Words, bytes: number): string {
  if (bytes >= 1_000_000)
    return words('upload.megabytes', { size: (Math.ceil((bytes * 10) / 1_048_576) / 10).toFixed(1) })
  return words('upload.kilobytes', { size: Math.ceil(bytes / 1024) })
}

/** What the state of a file is called. */
export function stateWords(words: Words, { state, percent, record, reason }: ListedFile): string {
  if (state === 'failed') return reason ?? words('upload.failed')
  if (state === 'sending') return words('upload.sending', { percent })
  if (state === 'waiting') return words('upload.waiting')
  switch (record?.state) {
    case 'checking':
      return words('upload.checking')
    case 'held':
      return words('upload.held')
    case 'refused':
      return words('upload.refused')
    default:
      return words('upload.done')
  }
}
