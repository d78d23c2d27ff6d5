import { draftDaysKept, filePurposeNames, fileStates, type FilePurpose } from '@koma/domain/file-purposes.ts'
import { z } from 'zod'
import { zAt, zPage, zPageQuery, zText, zUuid } from './wire.ts'

/** A private file of a member, as records show it. Source: api.md "File" */
export const zFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int().describe('Bytes.'),
  state: z.enum(fileStates).describe('Only a `ready` file can be opened; reviewers open a `held` one too.'),
})

export type FileRecord = z.output<typeof zFile>

/** Most files that one record, and the drafts of one member, may have. Decision: files */
export const filesOfRecordMax = 10
export const draftsOfMemberMax = 30

/** A field left empty may come as text without any. */
const zKeptFile = z.union([z.literal(''), zUuid])

/**
 * The text parts of a field of files: ids of files that the member uploaded before (POST /member/files), beside new
 * ones in the same field. One id or several; none when the field is absent.
 */
export const zKeptFiles = z
  .union([zKeptFile, z.array(zKeptFile)], 'field.file_gone')
  .transform((ids) => [ids].flat().filter((id) => id !== ''))
  .pipe(z.array(z.string()).max(filesOfRecordMax, 'field.file_too_many'))
  .default([])
  .meta({ type: 'array', items: { type: 'string', format: 'uuid' } })

export const zFilePurpose = z.enum(filePurposeNames as [FilePurpose, ...FilePurpose[]], 'field.choice')

/** POST /member/files (multipart): beside these the one part `file`. */
export const zDraftRequest = z.object({ purpose: zFilePurpose })

/** An uploaded file that nothing was made of yet. */
export const zDraft = zFile.extend({
  purpose: zFilePurpose,
  expires_at: zAt.describe(`When it is forgotten: ${draftDaysKept} days after it came.`),
})

export type Draft = z.output<typeof zDraft>

export const zDraftQuery = z.object({ purpose: zFilePurpose.optional() })

export const zStaffFileQuery = zPageQuery.extend({
  state: z.enum(fileStates, 'field.choice').optional(),
  purpose: zFilePurpose.optional(),
  subject_id: zUuid.optional(),
})

/** A file of a record, as the staff see it who look after such records. */
export const zStaffFile = zFile.extend({
  purpose: zFilePurpose,
  subject_id: z.string(),
  field: z.string(),
  findings: z.array(z.string()).describe('What it carries that runs, such as `JavaScript`.'),
  member: z.object({ id: z.string(), name: z.string(), username: z.string() }),
  created_at: zAt,
  scan: z
    .object({ attempts: z.int(), next_at: zAt.nullable() })
    .nullable()
    .describe('Of a file that waits for the scanner: how often it was tried, and when it is tried again.'),
  actions: z.array(z.enum(['release', 'refuse'])),
})

export type StaffFile = z.output<typeof zStaffFile>

export const zStaffFilePage = zPage(zStaffFile)

/** POST /staff/files/{id}/release and /refuse */
export const zJudgeRequest = z.object({ note: zText(500).optional() })
