import type { ActivityCategory } from '@koma/domain/activities.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { itemWith, type ItemTraits } from './content-factory.ts'

/** What a test says of an activity; what it leaves out is ordinary: tomorrow, for two hours, open for registration. */
export interface ActivityTraits extends ItemTraits {
  readonly category?: ActivityCategory
  /** Hours from the hour that runs. */
  readonly startsInHours?: number
  readonly endsInHours?: number
  readonly isCancelled?: boolean
  /** Null: nobody has to register. */
  readonly admission?: AdmissionTraits | null
}

interface AdmissionTraits {
  /** Hours from now. */
  readonly opensInHours?: number
  readonly closesInHours?: number
  readonly capacity?: number | null
  readonly taken?: number
  readonly waiting?: number
  readonly feePoints?: number
  readonly minMemberClass?: string
}

/** An activity with its text. Gives its id. */
export async function activityWith(db: Db, traits: ActivityTraits = {}): Promise<number> {
  const { category = 'lecture', startsInHours = 24, isCancelled = false, admission = {}, ...item } = traits
  const { endsInHours = startsInHours + 2 } = traits
  const facts = (made: number) => sql`
    insert into activity (content_id, type_id, category, starts_at, ends_at, location_zh, organiser_zh, cancelled_at)
    select id, type_id, ${category}, date_trunc('hour', koma_now()) + make_interval(hours => ${startsInHours}::integer),
           date_trunc('hour', koma_now()) + make_interval(hours => ${endsInHours}::integer), '2 樓 A 展間', '中心推廣組',
           case when ${isCancelled} then koma_now() end
      from content
     where id = ${made}`
  const id = await itemWith(db, { ...item, kind: 'activity', type: category, facts })
  if (admission !== null) await admit(db, id, admission)
  return id
}

async function admit(db: Db, id: number, traits: AdmissionTraits) {
  const { opensInHours = -1, closesInHours = 12, capacity = 30, taken = 0, waiting = 0, feePoints = 0 } = traits
  await sql`
    insert into activity_admission (activity_id, opens_at, closes_at, capacity, taken, waiting, keeps_waiting, fee_points,
                                    min_member_class)
    values (${id}, koma_now() + make_interval(hours => ${opensInHours}::integer),
            koma_now() + make_interval(hours => ${closesInHours}::integer), ${capacity}, ${taken}, ${waiting},
            ${waiting > 0}, ${feePoints}, ${traits.minMemberClass ?? 'general'})`.execute(db)
}
