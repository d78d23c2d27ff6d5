import { sql, type Kysely } from 'kysely'

/** Opening hours, devices with their seats, and the bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await openingHours.execute(db)
  await devices.execute(db)
  await rents.execute(db)
  await limits.execute(db)
}

const openingHours = sql`
  create table opening_hours (
    weekday smallint not null,
    valid_from date not null,
    opens time,
    closes time,
    constraint opening_hours__identity primary key (weekday, valid_from),
    constraint opening_hours__weekday check (weekday between 0 and 6),
    constraint opening_hours__both_or_none check ((opens is null) = (closes is null)),
    constraint opening_hours__forward check (opens < closes)
  );
  comment on column opening_hours.weekday is '0 is Sunday';
  comment on column opening_hours.opens is 'Asia/Taipei; null: closed all day';

  create table closure (
    date date constraint closure__identity primary key,
    reason_zh text not null,
    reason_ja text,
    reason_en text
  );
  create table special_day (
    date date constraint special_day__identity primary key,
    opens time not null,
    closes time not null,
    reason_zh text not null,
    reason_ja text,
    reason_en text,
    constraint special_day__forward check (opens < closes)
  );
  create table holiday (
    date date constraint holiday__identity primary key,
    is_workday boolean not null,
    name_zh text not null,
    name_ja text,
    name_en text
  );
  comment on table holiday is 'Taiwan''s calendar: days off, and make-up days on which people work';

  create trigger opening_hours__announce after insert or update or delete on opening_hours
    for each statement execute function announce_change('opening-hours');
  create trigger closure__announce after insert or update or delete on closure
    for each statement execute function announce_change('opening-hours');
  create trigger special_day__announce after insert or update or delete on special_day
    for each statement execute function announce_change('opening-hours');
  create trigger holiday__announce after insert or update or delete on holiday
    for each statement execute function announce_change('opening-hours');
`

const devices = sql`
  create table device_type (
    id integer constraint device_type__identity primary key,
    slug text not null constraint device_type__slug_once unique,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text
  );
  create table device (
    id integer constraint device__identity primary key,
    slug text not null constraint device__slug_once unique,
    type_id integer not null constraint device__of_type references device_type,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    description_zh text not null,
    description_ja text,
    description_en text,
    model text,
    floor text not null,
    kind text not null,
    unit text not null default 'hour',
    points_per_unit integer not null,
    min_member_class text not null,
    specs jsonb not null default '{}',
    active boolean not null default true,
    constraint device__kind check (kind in ('workstation', 'equipment')),
    constraint device__unit check (unit in ('hour', 'session')),
    constraint device__points check (points_per_unit >= 0),
    constraint device__class check (min_member_class in ('general', 'loyal', 'associate_creator', 'creator'))
  );
  create table seat (
    id integer constraint seat__identity primary key,
    device_id integer not null constraint seat__of_device references device,
    name text not null,
    active boolean not null default true,
    constraint seat__name_once unique (device_id, name)
  );
  create trigger device_type__announce after insert or update or delete on device_type
    for each statement execute function announce_change('device');
  create trigger device__announce after insert or update or delete on device
    for each statement execute function announce_change('device');
  create trigger seat__announce after insert or update or delete on seat
    for each statement execute function announce_change('device');
`

const rents = sql`
  create table rent (
    id uuid constraint rent__identity primary key,
    number text not null constraint rent__number_once unique,
    member_id uuid not null constraint rent__of_member references member,
    device_id integer not null constraint rent__of_device references device,
    seat_id integer not null constraint rent__of_seat references seat,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    units integer not null,
    points integer not null,
    status text not null default 'booked',
    checked_in_at timestamptz,
    handed_out_at timestamptz,
    returned_at timestamptz,
    cancelled_at timestamptz,
    created_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint rent__status check (status in (
      'applied', 'processing', 'booked', 'not_approved', 'cancelled', 'over', 'not_arrived', 'lending', 'returned')),
    constraint rent__forward check (starts_at < ends_at),
    constraint rent__whole_hours check (
      extract(epoch from starts_at)::bigint % 3600 = 0 and extract(epoch from ends_at)::bigint % 3600 = 0),
    constraint rent__three_days_at_most check (
      (ends_at at time zone 'Asia/Taipei')::date - (starts_at at time zone 'Asia/Taipei')::date <= 2),
    constraint rent__units check (units > 0),
    constraint rent__points check (points >= 0),
    constraint rent__cancelled_when check ((status = 'cancelled') = (cancelled_at is not null)),
    constraint rent__returned_after_hand_out check (returned_at is null or handed_out_at is not null)
  );
  create index rent__of_member_newest on rent (member_id, starts_at desc, id desc);
  create index rent__by_start on rent (starts_at, id);
  create index rent__unsettled on rent (starts_at) where status = 'booked';

  create table rent_slot (
    seat_id integer not null constraint rent_slot__of_seat references seat,
    slot_start timestamptz not null,
    rent_id uuid not null constraint rent_slot__of_rent references rent deferrable initially deferred,
    member_id uuid not null,
    constraint rent_slot__one_holder primary key (seat_id, slot_start),
    constraint rent_slot__one_place_a_member unique (member_id, slot_start),
    constraint rent_slot__whole_hour check (extract(epoch from slot_start)::bigint % 3600 = 0)
  );
  create index rent_slot__of_rent_index on rent_slot (rent_id);
  comment on table rent_slot is 'Who holds which hour of which seat; the primary key is what refuses a double booking';

  create table rent_status_change (
    rent_id uuid not null constraint rent_status_change__of_rent references rent,
    position smallint not null,
    status text not null,
    at timestamptz not null default koma_now(),
    note text,
    actor_kind text not null,
    actor_id uuid,
    constraint rent_status_change__identity primary key (rent_id, position),
    constraint rent_status_change__actor check (actor_kind in ('member', 'staff', 'time'))
  );
  create trigger rent_status_change__append_only
    before update or delete on rent_status_change
    for each row execute function refuse_change();
`

const limits = sql`
  create table rent_live (
    member_id uuid not null constraint rent_live__of_member references member on delete cascade,
    place smallint not null,
    rent_id uuid not null constraint rent_live__of_rent references rent on delete cascade,
    constraint rent_live__identity primary key (member_id, place),
    constraint rent_live__once unique (rent_id),
    constraint rent_live__place check (place >= 1)
  );
  comment on table rent_live is 'The places 1 to the limit that a member''s live bookings occupy';

  insert into setting (key, valid_from, value) values
    ('rent.live_max', '2000-01-01', '2'),
    ('rent.not_arrived_minutes', '2000-01-01', '30'),
    ('rent.cancel_hours', '2000-01-01', '24'),
    ('points.restored_days', '2000-01-01', '30'),
    ('points.reward_months', '2000-01-01', '12'),
    ('points.adjustment_alone_max', '2000-01-01', '1000');

  create function refuse_place_over_limit() returns trigger
    language plpgsql as $$
    begin
      if new.place > (koma_setting('rent.live_max'))::integer then
        raise exception 'more live bookings than allowed'
          using errcode = 'check_violation', constraint = 'rent_live__within_limit', table = 'rent_live';
      end if;
      return new;
    end $$;
  create trigger rent_live__within_limit
    before insert on rent_live
    for each row execute function refuse_place_over_limit();
`
