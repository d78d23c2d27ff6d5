import type { Limit } from '../limits.ts'
import { fileBytesMax } from '@koma/domain/file-purposes.ts'

/** What the files of one field of a form must be. */
export interface UploadRule {
  /** `pdf`: structure checked; `image`: JPEG, PNG or WebP by their first bytes, whoever takes it decodes it. */
  readonly kind: 'pdf' | 'image'
  readonly filesMax: number
  /** Refused with `field.file_required` when the field holds neither a file nor the id of one kept before. */
  readonly required?: boolean
}

/** The fields of a form that take files, by their name without `[]`. */
export type UploadRules = Readonly<Record<string, UploadRule>>

/** Limits of a multipart body. Source: api.md "order of refusals", product §5 */
export const multipartLimits = {
  /** The whole body (bytes): above it the answer is 413. */
  bodyBytesMax: 26_214_400,
  /** One file (bytes): above it the field is refused. */
  fileBytesMax,
  /** All parts together; above it the body is malformed. */
  partsMax: 1_000,
  /** A field that is no file (bytes), and all of them with their names. */
  fieldBytesMax: 65_536,
  textBytesMax: 1_048_576,
  fieldNameLengthMax: 200,
  /** Headers of one part, and their bytes. */
  headersMax: 16,
  headerBytesMax: 8_192,
  /** Characters of a file's name that are kept. */
  nameLengthMax: 255,
} as const

/** Bodies with files of one member in an hour, or of one address where nobody is signed in: a form is filled in slowly, and every file is written, inspected and scanned. */
export const uploadLimit = { name: 'files.upload', max: 60, seconds: 3_600 } as const satisfies Limit

/** Of one member of staff: the pictures of an exhibition come in one afternoon. */
export const staffUploadLimit = { name: 'files.staff_upload', max: 600, seconds: 3_600 } as const satisfies Limit

/** Why a file was refused: keys of the message domain `field`. Source: product §5 "Uploads" */
export type FileProblem =
  | 'field.file_format'
  | 'field.file_protected'
  | 'field.file_too_large'
  | 'field.file_too_many'
  | 'field.file_required'
  | 'field.file_failed'
  | 'field.too_long'
  | 'field.invalid'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route takes `multipart/form-data` and nothing else; these fields hold files.
     * Text parts become `request.body`, files `request.uploads`.
     */
    uploads?: UploadRules
  }
}
