import type { FastifyRequest } from 'fastify'
import type { FileProblem } from './upload-rules.ts'

/** A file of this request, whole, within its limit and of the right kind; it lies on this machine until the answer. */
export interface UploadedFile {
  readonly field: string
  /** As its owner called it; 1 to 255 characters without control characters. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** SHA-256, taken while it came. */
  readonly digest: Buffer
  /** What it is by its content. */
  readonly type: FileType
  /** What it carries that runs (`JavaScript`, `Launch` …): such a file is held for staff. */
  readonly findings: readonly string[]
  /** Where it lies until the request has been answered. */
  readonly path: string
}

export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp'

/** What a multipart request brought beside its text. */
export interface Uploads {
  readonly files: readonly UploadedFile[]
  /** Refused files by field. */
  readonly problems: Readonly<Record<string, readonly FileProblem[]>>
}

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Uploads | null
  }
}

/** The files of one field, in the order of the form; a handler sees only files that passed their rule. */
export function uploadsOf(request: FastifyRequest, field: string): readonly UploadedFile[] {
  return (request.uploads?.files ?? []).filter((file) => file.field === field)
}
