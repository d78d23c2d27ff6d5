import type { ActivityListQuery } from '@koma/contract/activities.ts'
import type { ActivityCategory } from '@koma/domain/activities.ts'
import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isPublished } from '../../content/public.ts'

type Piece = RawBuilder<unknown>

/** An item that is an activity, of that category where one is named. */
const activityWith = (conditions: Piece): Piece => sql`
      exists (
        select from activity
         where activity.content_id = content.id
           and ${conditions})`

/** What a list of activities has of its own: time, days and whether one can register now. */
export function activityConditions(category: ActivityCategory | null, query: ActivityListQuery): Piece[] {
  const wanted: Piece[] = [
    ...(category === null ? [] : [sql`activity.category = ${category}`]),
    ...(query.when === 'upcoming' ? [sql`activity.ends_at > koma_now()`] : []),
    ...(query.when === 'past' ? [sql`activity.ends_at <= koma_now()`] : []),
    ...(query.from === undefined ? [] : [sql`activity.ends_at > ${instantAt(taipeiDate(query.from), '00:00')}`]),
    ...(query.to === undefined
      ? []
      : [sql`activity.starts_at < ${instantAt(addDays(taipeiDate(query.to), 1), '00:00')}`]),
    ...(query.registration === 'open' ? [isOpenForRegistration] : []),
  ]
  return [activityWith(wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`)]
}

/** As `registrationStatus` of the rules says open. */
const isOpenForRegistration: Piece = sql`
           activity.cancelled_at is null
           and activity.ends_at > koma_now()
           and exists (
             select from activity_admission
              where activity_id = activity.content_id
                and opens_at <= koma_now()
                and closes_at >= koma_now()
                and (capacity is null or taken < capacity))`

/** What comes next first, or what was last; undefined where the order is that of every content. */
export function activityOrder({ when, sort }: ActivityListQuery): Piece | undefined {
  if (sort === 'popular' || sort === 'name') return undefined
  const startsAt = sql`(select starts_at from activity where content_id = content.id)`
  if (sort === 'newest') return sql`${startsAt} desc, content.id desc`
  if (sort === 'oldest' || when === 'upcoming') return sql`${startsAt}, content.id`
  return sql`(select ends_at from activity where content_id = content.id) desc, content.id desc`
}

/** The ids of those of its category that begin next before and after it; of one instant, by their ids. */
export async function besideOf(
  db: Db,
  id: number,
): Promise<{ previous: number | undefined; next: number | undefined }> {
  const beside = async (side: Piece, order: Piece) => {
    const { rows } = await sql<{ id: number }>`
      select activity.content_id as id
        from activity
        join content on content.id = activity.content_id
       where ${isPublished}
         and activity.category = (select category from activity where content_id = ${id})
         and (activity.starts_at, activity.content_id) ${side}
             (select starts_at, content_id from activity where content_id = ${id})
       order by ${order}
       limit 1`.execute(db)
    return rows[0]?.id
  }
  const [previous, next] = await Promise.all([
    beside(sql`<`, sql`activity.starts_at desc, activity.content_id desc`),
    beside(sql`>`, sql`activity.starts_at, activity.content_id`),
  ])
  return { previous, next }
}

/** Activities that an article recommends at most. */
const relatedMax = 4

/** Those to come that share most tags with it, then those of its category, then the soonest. */
export async function relatedTo(db: Db, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select activity.content_id as id
      from activity
      join content on content.id = activity.content_id
      join activity own on own.content_id = ${id}
     where ${isPublished}
       and activity.content_id <> own.content_id
       and activity.cancelled_at is null
       and activity.ends_at > koma_now()
     order by (
                select count(*)
                  from content_tag
                  join content_tag own_tag on own_tag.tag_id = content_tag.tag_id and own_tag.content_id = own.content_id
                 where content_tag.content_id = activity.content_id) desc,
              (activity.category = own.category) desc,
              activity.starts_at,
              activity.content_id
     limit ${relatedMax}`.execute(db)
  return rows.map((row) => row.id)
}
