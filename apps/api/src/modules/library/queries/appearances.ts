import type { ActivityCategory } from '@koma/domain/activities.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { linkTo } from '../../content/public.ts'
import type { LinkRow } from './honours.ts'

/** An activity in which a person stands in front, and as what. */
export interface AppearanceRow {
  readonly link: LinkRow
  readonly category: ActivityCategory
  readonly startsAt: Date
  readonly role_zh: string
  readonly role_ja: string | null
  readonly role_en: string | null
}

/** Activities that are shown in which a person speaks or teaches, the newest first; called off, nobody does. */
export async function appearancesOf(db: Db, creatorId: number): Promise<readonly AppearanceRow[]> {
  const { rows } = await sql<AppearanceRow>`
    select link, category, "startsAt", role_zh, role_ja, role_en
      from (
        select ${linkTo(sql`activity.content_id`)} as link,
               activity.category,
               activity.starts_at as "startsAt",
               speaker.role_zh,
               speaker.role_ja,
               speaker.role_en,
               speaker.position
          from activity_speaker speaker
          join activity on activity.content_id = speaker.activity_id
         where speaker.creator_id = ${creatorId}
           and activity.cancelled_at is null
      ) appearance
     where link is not null
     order by "startsAt" desc, position`.execute(db)
  return rows
}
