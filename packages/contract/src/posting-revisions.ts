import { z } from 'zod'
import { zAt, zPage } from './wire.ts'

const zFieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** GET /staff/{postings}/{id}/revisions. */
const zPostingRevisionLine = z.object({
  revision: z.int(),
  made_at: zAt,
  made_by: z.string().nullable(),
  reverts_to: z.int().nullable(),
  changed: z.array(z.string()).describe('Fields that differ from the revision before.'),
})
export const zPostingRevisionPage = zPage(zPostingRevisionLine)

export type PostingRevisionLine = z.output<typeof zPostingRevisionLine>

/** GET /staff/{postings}/{id}/revisions/{revision}: each of those fields as it was and as it became. */
export const zPostingRevision = zPostingRevisionLine.extend({
  changes: z.array(z.object({ field: z.string(), before: zFieldValue, after: zFieldValue })),
})

export type PostingRevision = z.output<typeof zPostingRevision>
