import type { FactsOf } from '@koma/contract/content-facts.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Piece } from './words.ts'

/** An instant as forms have it, in Taipei's time. */
const timeOf = (column: string): Piece =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS')`

/** What visitors see of an activity, with the keys of the contract's facts; of every other kind null. `content` is joined. */
export const shownActivity: Piece = sql`
            (select jsonb_build_object(
                      'starts_at', ${timeOf('activity.starts_at')},
                      'ends_at', ${timeOf('activity.ends_at')},
                      'location_zh', location_zh,
                      'location_ja', location_ja,
                      'location_en', location_en,
                      'space', space,
                      'occupies_space', occupies_space,
                      'organiser_zh', organiser_zh,
                      'organiser_ja', organiser_ja,
                      'organiser_en', organiser_en,
                      'co_organiser_zh', co_organiser_zh,
                      'co_organiser_ja', co_organiser_ja,
                      'co_organiser_en', co_organiser_en,
                      'cancelled', cancelled_at is not null,
                      'schedule', (
                        select coalesce(jsonb_agg(jsonb_build_object(
                                 'starts_at', ${timeOf('line.starts_at')},
                                 'ends_at', ${timeOf('line.ends_at')},
                                 'title_zh', title_zh,
                                 'title_ja', title_ja,
                                 'title_en', title_en) order by line.starts_at, position), '[]')
                          from activity_schedule line
                         where activity_id = activity.content_id),
                      'speakers', (
                        select coalesce(jsonb_agg(jsonb_build_object(
                                 'role_zh', role_zh,
                                 'role_ja', role_ja,
                                 'role_en', role_en,
                                 'name_zh', name_zh,
                                 'name_ja', name_ja,
                                 'name_en', name_en,
                                 'creator_id', creator_id) order by position), '[]')
                          from activity_speaker
                         where activity_id = activity.content_id),
                      'registration', (
                        select jsonb_build_object(
                                 'opens_at', ${timeOf('opens_at')},
                                 'closes_at', ${timeOf('closes_at')},
                                 'capacity', capacity,
                                 'keeps_waiting', keeps_waiting,
                                 'review', review,
                                 'fee_points', fee_points,
                                 'min_member_class', min_member_class,
                                 'form', form)
                          from activity_admission
                         where activity_id = activity.content_id))
               from activity
              where activity.content_id = content.id)`

/**
 * Puts the facts of an activity before the visitors; its category is the type of its item. Its room is given back first
 * and taken last, once the programme says on which days it is there: what is between would hold days that it does not need.
 */
export async function writeActivity(tx: Tx, id: number, facts: FactsOf<'activity'>): Promise<void> {
  await writePlace(tx, id, facts)
  await writeSchedule(tx, id, facts.schedule)
  await writeSpeakers(tx, id, facts.speakers)
  await writeAdmission(tx, id, facts.registration)
  if (!facts.occupies_space) return
  await sql`
    update activity
       set occupies_space = true
     where content_id = ${id}`.execute(tx)
}

async function writePlace(tx: Tx, id: number, facts: FactsOf<'activity'>): Promise<void> {
  await sql`
    insert into activity as shown (content_id, type_id, category, starts_at, ends_at, location_zh, location_ja, location_en,
                                   space, organiser_zh, organiser_ja, organiser_en, co_organiser_zh, co_organiser_ja,
                                   co_organiser_en, cancelled_at)
    select content.id, content.type_id, content_type.slug,
           ${facts.starts_at}::timestamp at time zone 'Asia/Taipei', ${facts.ends_at}::timestamp at time zone 'Asia/Taipei',
           ${facts.location_zh}, ${facts.location_ja}, ${facts.location_en}, ${facts.space},
           ${facts.organiser_zh}, ${facts.organiser_ja}, ${facts.organiser_en},
           ${facts.co_organiser_zh}, ${facts.co_organiser_ja}, ${facts.co_organiser_en},
           case when ${facts.cancelled} then koma_now() end
      from content
      join content_type on content_type.id = content.type_id
     where content.id = ${id}
    on conflict on constraint activity__identity do update
       set type_id = excluded.type_id,
           category = excluded.category,
           starts_at = excluded.starts_at,
           ends_at = excluded.ends_at,
           location_zh = excluded.location_zh,
           location_ja = excluded.location_ja,
           location_en = excluded.location_en,
           space = excluded.space,
           occupies_space = false,
           organiser_zh = excluded.organiser_zh,
           organiser_ja = excluded.organiser_ja,
           organiser_en = excluded.organiser_en,
           co_organiser_zh = excluded.co_organiser_zh,
           co_organiser_ja = excluded.co_organiser_ja,
           co_organiser_en = excluded.co_organiser_en,
           cancelled_at = case when excluded.cancelled_at is not null then coalesce(shown.cancelled_at, excluded.cancelled_at) end`.execute(
    tx,
  )
}

async function writeSchedule(tx: Tx, id: number, schedule: FactsOf<'activity'>['schedule']): Promise<void> {
  await sql`
    delete from activity_schedule
     where activity_id = ${id}`.execute(tx)
  await sql`
    insert into activity_schedule (activity_id, position, starts_at, ends_at, title_zh, title_ja, title_en)
    select ${id}, place, (line ->> 'starts_at')::timestamp at time zone 'Asia/Taipei',
           (line ->> 'ends_at')::timestamp at time zone 'Asia/Taipei', line ->> 'title_zh', line ->> 'title_ja',
           line ->> 'title_en'
      from jsonb_array_elements(${JSON.stringify(schedule)}::jsonb) with ordinality as given (line, place)`.execute(tx)
}

async function writeSpeakers(tx: Tx, id: number, speakers: FactsOf<'activity'>['speakers']): Promise<void> {
  await sql`
    delete from activity_speaker
     where activity_id = ${id}`.execute(tx)
  await sql`
    insert into activity_speaker (activity_id, position, role_zh, role_ja, role_en, name_zh, name_ja, name_en, creator_id)
    select ${id}, place, line ->> 'role_zh', line ->> 'role_ja', line ->> 'role_en', line ->> 'name_zh', line ->> 'name_ja',
           line ->> 'name_en', (line ->> 'creator_id')::integer
      from jsonb_array_elements(${JSON.stringify(speakers)}::jsonb) with ordinality as given (line, place)`.execute(tx)
}

/** The places that are taken stay; an activity for which somebody has registered goes on having a registration. */
async function writeAdmission(tx: Tx, id: number, admission: FactsOf<'activity'>['registration']): Promise<void> {
  if (admission === null) {
    await sql`
      delete from activity_admission
       where activity_id = ${id}`.execute(tx)
    return
  }
  await sql`
    insert into activity_admission (activity_id, opens_at, closes_at, capacity, keeps_waiting, review, fee_points,
                                    min_member_class, form)
    values (${id}, ${admission.opens_at}::timestamp at time zone 'Asia/Taipei',
            ${admission.closes_at}::timestamp at time zone 'Asia/Taipei', ${admission.capacity}, ${admission.keeps_waiting},
            ${admission.review}, ${admission.fee_points}, ${admission.min_member_class},
            ${JSON.stringify(admission.form)}::jsonb)
    on conflict on constraint activity_admission__identity do update
       set opens_at = excluded.opens_at,
           closes_at = excluded.closes_at,
           capacity = excluded.capacity,
           keeps_waiting = excluded.keeps_waiting,
           review = excluded.review,
           fee_points = excluded.fee_points,
           min_member_class = excluded.min_member_class,
           form = excluded.form`.execute(tx)
}
