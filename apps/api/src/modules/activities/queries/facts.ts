import type { Translated } from '@koma/domain/languages.ts'
import type { ActivityCategory } from '@koma/domain/activities.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** How one registers, and what is left. */
export interface AdmissionRow {
  readonly opensAt: Date
  readonly closesAt: Date
  readonly capacity: number | null
  readonly taken: number
  readonly waiting: number
  readonly keepsWaiting: boolean
  readonly review: boolean
  readonly feePoints: number
  readonly minMemberClass: MemberClass
}

/** When and where an activity is, and what it asks of who comes. */
export interface FactsRow extends Translated<'location'>, Translated<'organiser'>, Translated<'co_organiser'> {
  readonly id: number
  readonly category: ActivityCategory
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cancelledAt: Date | null
  readonly space: string | null
  /** Counts what a calendar must hear of: changes of time and place, and of the words. */
  readonly sequence: number
  readonly changedAt: Date
  readonly admission: AdmissionRow | null
}

/** The facts of these activities by their ids. */
export async function factsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, FactsRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Omit<FactsRow, 'admission'> & Partial<AdmissionRow>>`
    select activity.content_id as id,
           activity.category,
           activity.starts_at as "startsAt",
           activity.ends_at as "endsAt",
           activity.cancelled_at as "cancelledAt",
           activity.space,
           activity.location_zh, activity.location_ja, activity.location_en,
           activity.organiser_zh, activity.organiser_ja, activity.organiser_en,
           activity.co_organiser_zh, activity.co_organiser_ja, activity.co_organiser_en,
           activity.sequence + content.version - 1 as sequence,
           greatest(activity.changed_at, content.updated_at) as "changedAt",
           opens_at as "opensAt",
           closes_at as "closesAt",
           capacity,
           taken,
           waiting,
           keeps_waiting as "keepsWaiting",
           review,
           fee_points as "feePoints",
           min_member_class as "minMemberClass"
      from activity
      join content on content.id = activity.content_id
      left join activity_admission on activity_admission.activity_id = activity.content_id
     where activity.content_id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, admission: row.opensAt ? (row as AdmissionRow) : null }]))
}
