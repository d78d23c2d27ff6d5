import { endOfDay, instantAt, taipeiDate, type Instant, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { openingAround } from '../demo/open-days.ts'
import type { Tx } from '../demo/timeline.ts'
import { activityDays, type ActivityDayFacts } from './activity-days.ts'
import { contentText } from './content-files.ts'

/** What this reads of an activity in the file; the database takes the words apart itself. */
export interface ActivityFacts extends ActivityDayFacts {
  readonly slug: string
  readonly starts: string
  readonly ends: string
  readonly schedule: readonly { readonly day: number; readonly starts: string; readonly ends: string }[]
}

/** How far from today activities of the file reach, both ways (days). */
export const horizonDays = 240

/** When registration opens on its first day. */
const registrationOpens = '10:00'

export const activityFacts = () => JSON.parse(contentText('activities')) as readonly ActivityFacts[]

/** When and where activities are, who speaks, and how one registers; their texts stand already. */
export async function loadActivities(tx: Tx): Promise<void> {
  const { rows } = await sql<{ today: string }>`select koma_today() as today`.execute(tx)
  const today = taipeiDate(rows[0]!.today)
  const rules = await openingAround(tx, today, horizonDays)
  const facts = activityFacts()
  const times = JSON.stringify(facts.map((one) => timesOf(one, activityDays(one, rules, today))))
  await insertActivities(tx, times)
  await insertAdmissions(tx, times)
  await insertProgrammes(tx, times)
}

/** The instants of an activity, by the names under which statements ask for them. */
export function timesOf(facts: ActivityFacts, days: ReturnType<typeof activityDays>) {
  const at = (date: TaipeiDate, time: string): Instant => instantAt(date, time)
  return {
    slug: facts.slug,
    starts_at: at(days.startsOn, facts.starts),
    ends_at: at(days.endsOn, facts.ends),
    opens_at: days.opensOn && at(days.opensOn, registrationOpens),
    closes_at: days.closesOn && endOfDay(days.closesOn),
    schedule: facts.schedule.map(({ starts, ends }, line) => ({
      starts_at: at(days.scheduleOn[line]!, starts),
      ends_at: at(days.scheduleOn[line]!, ends),
    })),
  }
}

async function insertActivities(tx: Tx, times: string) {
  await sql`
    insert into activity (content_id, type_id, category, starts_at, ends_at, space, location_zh, location_ja,
                          location_en, organiser_zh, organiser_ja, organiser_en, co_organiser_zh, co_organiser_ja,
                          co_organiser_en)
    select content.id, content.type_id, fact.type, timed.starts_at, timed.ends_at, fact.space, fact.location_zh,
           fact.location_ja, fact.location_en, fact.organiser_zh, fact.organiser_ja, fact.organiser_en,
           fact.co_organiser_zh, fact.co_organiser_ja, fact.co_organiser_en
      from jsonb_to_recordset(${contentText('activities')}::jsonb)
        as fact (slug text, type text, space text, location_zh text, location_ja text, location_en text,
                 organiser_zh text, organiser_ja text, organiser_en text, co_organiser_zh text, co_organiser_ja text,
                 co_organiser_en text)
      join jsonb_to_recordset(${times}::jsonb) as timed (slug text, starts_at timestamptz, ends_at timestamptz)
        on timed.slug = fact.slug
      join content on content.kind = 'activity' and content.slug = fact.slug`.execute(tx)
}

async function insertAdmissions(tx: Tx, times: string) {
  await sql`
    insert into activity_admission (activity_id, opens_at, closes_at, capacity, taken, waiting, keeps_waiting, review,
                                    fee_points, min_member_class, form)
    select content.id, timed.opens_at, timed.closes_at, rule.capacity, rule.taken, rule.waiting, rule.keeps_waiting,
           rule.review, rule.fee_points, rule.min_member_class, rule.form
      from jsonb_array_elements(${contentText('activities')}::jsonb) as line (fact)
     cross join jsonb_to_record(coalesce(nullif(fact -> 'registration', 'null'), '{}'))
        as rule (capacity integer, taken integer, waiting integer, keeps_waiting boolean, review boolean,
                 fee_points integer, min_member_class text, form jsonb)
      join jsonb_to_recordset(${times}::jsonb) as timed (slug text, opens_at timestamptz, closes_at timestamptz)
        on timed.slug = fact ->> 'slug'
      join content on content.kind = 'activity' and content.slug = timed.slug
     where jsonb_typeof(fact -> 'registration') = 'object'`.execute(tx)
}

async function insertProgrammes(tx: Tx, times: string) {
  await sql`
    insert into activity_schedule (activity_id, position, starts_at, ends_at, title_zh, title_ja, title_en)
    select content.id, named.at, (timed.line ->> 'starts_at')::timestamptz, (timed.line ->> 'ends_at')::timestamptz,
           named.line ->> 'title_zh', named.line ->> 'title_ja', named.line ->> 'title_en'
      from jsonb_to_recordset(${contentText('activities')}::jsonb) as fact (slug text, schedule jsonb)
      join jsonb_to_recordset(${times}::jsonb) as time (slug text, schedule jsonb) on time.slug = fact.slug
      join content on content.kind = 'activity' and content.slug = fact.slug
     cross join jsonb_array_elements(fact.schedule) with ordinality as named (line, at)
      join jsonb_array_elements(time.schedule) with ordinality as timed (line, at) on timed.at = named.at`.execute(tx)
  await sql`
    insert into activity_speaker (activity_id, position, role_zh, role_ja, role_en)
    select content.id, named.at, named.speaker ->> 'role_zh', named.speaker ->> 'role_ja', named.speaker ->> 'role_en'
      from jsonb_to_recordset(${contentText('activities')}::jsonb) as fact (slug text, speakers jsonb)
      join content on content.kind = 'activity' and content.slug = fact.slug
     cross join jsonb_array_elements(fact.speakers) with ordinality as named (speaker, at)`.execute(tx)
}
