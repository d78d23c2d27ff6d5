import type { ListedFile } from './upload-list.ts'

/** Bytes of all files of one call: what a body may hold, less the rest of the form. Source: api.md "order of refusals" */
export const heldBytesMax = 25_165_824

/** A chosen file, and what the list says of it. */
export interface HeldFile {
  readonly listed: ListedFile
  readonly file: File
}

/** The files that are sent: those that nothing was said against. */
export const sendable = (held: readonly HeldFile[]): readonly File[] =>
  held.filter(({ listed }) => listed.state !== 'failed').map(({ file }) => file)

/** How far each file is, when so many bytes of their call are on their way: one goes after the other. */
export function progressed(held: readonly HeldFile[], sent: number, total: number): readonly HeldFile[] {
  const bytes = sendable(held).reduce((sum, { size }) => sum + size, 0)
  // What is sent besides the files is little, and goes before them.
  let left = Math.max(0, sent - Math.max(0, total - bytes))
  return held.map((one) => {
    if (one.listed.state === 'failed') return one
    const percent = Math.floor((Math.min(left, one.file.size) / one.file.size) * 100)
    left = Math.max(0, left - one.file.size)
    return { ...one, listed: { ...one.listed, state: 'sending', percent } }
  })
}

/** The files as they stand before and after they are sent. */
export const resting = (held: readonly HeldFile[]): readonly HeldFile[] =>
  held.map((one) =>
    one.listed.state === 'failed' ? one : { ...one, listed: { ...one.listed, state: 'waiting', percent: 0 } },
  )
