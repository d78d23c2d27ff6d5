import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import type { InspectFile } from './inspect-file.ts'
import type { TemporaryFiles } from './temporary-files.ts'
import { multipartLimits, type FileProblem, type UploadRule } from './upload-rules.ts'
import type { UploadedFile } from './uploaded-file.ts'

export interface NamedPart {
  readonly field: string
  readonly name: string
  readonly kind: UploadRule['kind']
}

/** Writes one file of a body to the disk and looks at its content; what was refused is gone again. */
export interface ReceiveFile {
  (stream: BusboyFileStream, part: NamedPart): Promise<UploadedFile | FileProblem>
  forget(received: UploadedFile | FileProblem): Promise<void>
}

interface Reports {
  /** Told why a file could not be kept: the disk is full, or worse. */
  readonly warn: (error: unknown) => void
}

export function fileReceiver(temporary: TemporaryFiles, inspect: InspectFile, { warn }: Reports): ReceiveFile {
  async function receive(stream: BusboyFileStream, part: NamedPart): Promise<UploadedFile | FileProblem> {
    const path = await temporary.newPath()
    try {
      const written = await write(stream, path)
      if (stream.truncated) return await refused('field.file_too_large')
      if ('error' in written) {
        warn(written.error)
        return await refused('field.file_failed')
      }
      const seen = await inspect(path, part.kind)
      if ('problem' in seen) return await refused(seen.problem)
      return { field: part.field, name: tidyName(part.name), path, ...written, ...seen }
    } catch (error) {
      await temporary.remove(path)
      throw error
    }

    async function refused(problem: FileProblem) {
      await temporary.remove(path)
      return problem
    }
  }
  return Object.assign(receive, {
    forget: (received: UploadedFile | FileProblem) =>
      typeof received === 'string' ? Promise.resolve() : temporary.remove(received.path),
  })
}

/** Reads the stream to its end even when the disk refuses: the rest of the body comes behind it. */
async function write(stream: BusboyFileStream, path: string) {
  const hash = createHash('sha256')
  let size = 0
  let failed: unknown
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => void (failed = error))
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      hash.update(chunk)
      if (failed === undefined) await file!.writeFile(chunk).catch((error: unknown) => void (failed = error))
    }
  } finally {
    await file?.close()
  }
  return failed === undefined ? { size, digest: hash.digest() } : { error: failed }
}

/** The last part of a path, without what no file system and no header can carry. */
function tidyName(name: string): string {
  const tidy = name
    // As browsers write a quotation mark into a header.
    .replaceAll('%22', '"')
    .normalize('NFC')
    .toWellFormed()
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/g, ' ')
    .trim()
  return [...tidy].slice(-multipartLimits.nameLengthMax).join('') || 'file'
}
