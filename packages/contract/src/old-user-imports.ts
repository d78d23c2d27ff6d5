import { memberClasses } from '@koma/domain/member-classes.ts'
import { oldUserColumnsMax, oldUserFields, oldUserFieldsRequired, oldUserStatuses } from '@koma/domain/old-users.ts'
import { z } from 'zod'
import { zAgreed, zAt, zPage, zPageQuery, zText } from './wire.ts'

export const oldUserImportStatuses = ['uploaded', 'checking', 'checked', 'importing', 'imported', 'failed'] as const
export const oldUserLineOutcomes = ['refused', 'noted', 'duplicate', 'merge'] as const
export const oldUserEncodings = ['utf-8', 'utf-16le', 'big5'] as const

/** POST /staff/old_user_imports: the list itself is the body, as text/csv; its name comes beside it. */
export const zOldUserFileQuery = z.object({ name: zText(255).default('list.csv') })

const zColumn = z
  .int('field.number')
  .min(0, 'field.out_of_range')
  .max(oldUserColumnsMax - 1, 'field.out_of_range')

/** Which column holds which field, columns counted from 0; a column is used once. */
export const zOldUserMapping = z
  .partialRecord(z.enum(oldUserFields), zColumn)
  .refine((mapping) => oldUserFieldsRequired.every((field) => mapping[field] !== undefined), 'field.old_user_columns')
  .refine((mapping) => new Set(Object.values(mapping)).size === Object.values(mapping).length, 'field.column_twice')

export const zOldUserCheckRequest = z.object({ mapping: zOldUserMapping })
export const zOldUserRunRequest = z.object({
  send_mail: zAgreed.optional().describe('Mail the links as soon as it is in.'),
})

const zCount = z.int().default(0)

/** An import with what its last check or run found. */
export const zOldUserImport = z.object({
  id: z.string(),
  file_name: z.string(),
  encoding: z.enum(oldUserEncodings),
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())).describe('The first rows.'),
  guess: z.partialRecord(z.enum(oldUserFields), z.int()).describe('Which column is which, by the heads.'),
  mapping: z.partialRecord(z.enum(oldUserFields), z.int()).nullable(),
  status: z.enum(oldUserImportStatuses),
  rows_total: z.int(),
  rows_done: z.int(),
  counts: z
    .object({
      added: zCount.describe('New records; in a check: those that would be.'),
      changed: zCount.describe('Records that were here and have other words now.'),
      unchanged: zCount.describe('Records that were here already, or have moved.'),
      refused: zCount,
      noted: zCount.describe('Taken, with a field left empty.'),
      duplicate: zCount.describe('Lines that share their number, address or mobile with an earlier one.'),
      merge: zCount.describe('People who have an account here already.'),
      purchased_points: zCount,
      reward_points: zCount,
    })
    .describe('In lines, but for the points.'),
  is_file_kept: z.boolean().describe('An old list is erased; what it brought stays.'),
  staff: z.string(),
  created_at: zAt,
  finished_at: zAt.nullable(),
  version: z.int(),
})

export type OldUserImport = z.output<typeof zOldUserImport>
export const zOldUserImportPage = zPage(zOldUserImport)

export const zOldUserLineQuery = zPageQuery.extend({ outcome: z.enum(oldUserLineOutcomes, 'field.choice').optional() })

/** What is to say of one line of the list, in the language of the reader. */
export const zOldUserLine = z.object({
  line: z.int().describe('As an editor counts them, the heads being line 1.'),
  outcome: z.enum(oldUserLineOutcomes),
  old_id: z.string().nullable(),
  field: z.string().nullable(),
  reason: z.string(),
  message: z.string(),
  value: z.string().nullable(),
})

export type OldUserLine = z.output<typeof zOldUserLine>
export const zOldUserLinePage = zPage(zOldUserLine)

export const zStaffOldUserQuery = zPageQuery.extend({
  q: zText(100).optional(),
  status: z.enum(oldUserStatuses, 'field.choice').optional(),
})

/** A record of the former system as staff see it. */
export const zStaffOldUser = z.object({
  id: z.string(),
  old_id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  status: z.enum(oldUserStatuses),
  class: z.enum(memberClasses),
  class_ends_on: z.string().nullable(),
  was_creator: z.boolean(),
  points: z.object({ purchased: z.int(), reward: z.int() }),
  member: z.object({ id: z.string(), username: z.string() }).nullable(),
  mail_error: z.string().nullable(),
  mail_wanted_at: zAt.nullable(),
  mailed_at: zAt.nullable(),
  opened_at: zAt.nullable(),
  moved_at: zAt.nullable(),
  created_at: zAt,
  can_resend: z.boolean(),
  version: z.int(),
})

export type StaffOldUser = z.output<typeof zStaffOldUser>
export const zStaffOldUserPage = zPage(zStaffOldUser)
