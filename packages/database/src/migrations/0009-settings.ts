import { sql, type Kysely } from 'kysely'

/** What a class gives becomes a setting; a value that no rule could read is refused; every process hears of a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table setting
      add constraint setting__whole_numbers check (
        key not in ('rent.live_max', 'rent.not_arrived_minutes', 'rent.cancel_hours', 'points.reward_months',
                    'points.restored_days', 'points.adjustment_alone_max')
        or value::text ~ '^[0-9]{1,9}$'),
      add constraint setting__class_terms check (
        case
          when key in ('class.general', 'class.loyal', 'class.associate_creator', 'class.creator') then
                value->>'points_percent' ~ '^([0-9]|[1-9][0-9]|100)$'
            and value->>'points_back_percent' ~ '^([0-9]|[1-9][0-9]|100)$'
            and value->>'monthly_reward_points' ~ '^[0-9]{1,9}$'
            and value->>'bookable_ahead_days' ~ '^[0-9]{1,3}$'
            and value->>'consultations_year_max' ~ '^[0-9]{1,4}$'
            and jsonb_typeof(value->'benefits') = 'array'
          else true
        end is true);

    insert into setting (key, valid_from, value) values
      ('class.general', '2000-01-01', '{
         "points_percent": 100, "points_back_percent": 0, "monthly_reward_points": 0, "bookable_ahead_days": 14,
         "consultations_year_max": 2,
         "benefits": ["base_space", "desks", "equipment", "lectures"]}'),
      ('class.loyal', '2000-01-01', '{
         "points_percent": 90, "points_back_percent": 5, "monthly_reward_points": 100, "bookable_ahead_days": 21,
         "consultations_year_max": 4,
         "benefits": ["base_space", "desks", "equipment", "lectures", "camps", "advanced_courses"]}'),
      ('class.associate_creator', '2000-01-01', '{
         "points_percent": 70, "points_back_percent": 5, "monthly_reward_points": 200, "bookable_ahead_days": 30,
         "consultations_year_max": 6,
         "benefits": ["base_space", "desks", "equipment", "lectures", "camps", "advanced_courses", "workstations",
                      "matchmaking", "networking"]}'),
      ('class.creator', '2000-01-01', '{
         "points_percent": 50, "points_back_percent": 10, "monthly_reward_points": 500, "bookable_ahead_days": 60,
         "consultations_year_max": 12,
         "benefits": ["base_space", "desks", "equipment", "lectures", "workstations", "camps", "advanced_courses",
                      "matchmaking", "networking", "industry_meetups", "international_programmes"]}');

    create trigger setting__announced
      after insert or update or delete or truncate on setting
      for each statement execute function announce_change('setting');
  `.execute(db)
}
