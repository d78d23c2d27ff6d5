import type { ActivityField } from '@koma/contract/activities.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface ScheduleRow {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
}

export interface SpeakerRow {
  readonly role_zh: string
  readonly role_ja: string | null
  readonly role_en: string | null
  readonly name_zh: string | null
  readonly name_ja: string | null
  readonly name_en: string | null
  readonly creator_id: number | null
}

/** What only an activity's own page shows, each in the order that staff gave it. */
export interface ProgrammeRows {
  readonly schedule: readonly ScheduleRow[]
  readonly speakers: readonly SpeakerRow[]
  readonly form: readonly ActivityField[]
}

/** The programme of an activity and the questions that it asks. */
export async function programmeOf(db: Db, id: number): Promise<ProgrammeRows> {
  const [schedule, speakers, asked] = await Promise.all([
    sql<ScheduleRow>`
      select starts_at as "startsAt", ends_at as "endsAt", title_zh, title_ja, title_en
        from activity_schedule
       where activity_id = ${id}
       order by starts_at, position`.execute(db),
    sql<SpeakerRow>`
      select role_zh, role_ja, role_en, name_zh, name_ja, name_en, creator_id
        from activity_speaker
       where activity_id = ${id}
       order by position`.execute(db),
    sql<{ form: readonly ActivityField[] }>`
      select form
        from activity_admission
       where activity_id = ${id}`.execute(db),
  ])
  return { schedule: schedule.rows, speakers: speakers.rows, form: asked.rows[0]?.form ?? [] }
}
