import { sql, type Kysely } from 'kysely'

/**
 * The rooms that can be rented, their dated fees, what stands ready in them, and who holds which session. Source: product
 * §3 "Space application", §9. Decision: space
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await spaces.execute(db)
  await fees.execute(db)
  await equipment.execute(db)
  await holds.execute(db)
}

const spaces = sql`
  create table space (
    id text constraint space__identity primary key,
    part_of text constraint space__of_whole references space,
    is_zone boolean not null,
    sort integer not null,
    floor text not null,
    capacity integer not null,
    area_m2 integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    description_zh text not null,
    description_ja text,
    description_en text,
    features_zh text[] not null default '{}',
    features_ja text[],
    features_en text[],
    updated_at timestamptz not null default koma_now(),
    constraint space__id check (id ~ '^[0-9][a-z]?$'),
    constraint space__zone unique (id, is_zone),
    constraint space__parts_are_zones check (part_of is null or is_zone),
    constraint space__named check (name_zh <> '' and description_zh <> ''),
    constraint space__sizes check (capacity > 0 and area_m2 > 0)
  );
  comment on column space.id is 'As in its address: 2a, 2b, 2c, 2, 3';
  comment on column space.is_zone is 'A room that is let by itself; false: a whole floor, which is let as all of its zones';
  comment on column space.part_of is 'The whole floor to which the zone belongs';
  create index space__parts on space (part_of, sort);
  create trigger space__announced
    after insert or update or delete on space
    for each statement execute function announce_change('space');
`

const fees = sql`
  create table space_fee (
    space_id text not null constraint space_fee__of_space references space,
    valid_from date not null,
    per_session integer not null,
    all_day integer not null,
    constraint space_fee__identity primary key (space_id, valid_from),
    constraint space_fee__amounts check (per_session >= 0 and all_day >= per_session)
  );
  comment on table space_fee is 'NT$ on a working day; what holds on a day is the row of the newest valid_from until then';
  create trigger space_fee__announced
    after insert or update or delete on space_fee
    for each statement execute function announce_change('space');

  alter table setting
    add constraint setting__space_percents check (
      key not in ('space.weekend_percent', 'space.moving_percent') or value::text ~ '^[0-9]{1,3}$');
  insert into setting (key, valid_from, value) values
    ('space.weekend_percent', '2000-01-01', '125'),
    ('space.moving_percent', '2000-01-01', '50');
`

const equipment = sql`
  create table space_equipment (
    id text constraint space_equipment__identity primary key,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    model text,
    quantity integer not null,
    fee integer not null default 0,
    constraint space_equipment__named check (name_zh <> ''),
    constraint space_equipment__amounts check (quantity >= 0 and fee >= 0)
  );
  comment on column space_equipment.quantity is 'What the house has, for all rooms together';
  comment on column space_equipment.fee is 'NT$ a piece and rental; 0: free up to the stock';

  create table space_equipment_at (
    equipment_id text not null constraint space_equipment_at__of_equipment references space_equipment on delete cascade,
    space_id text not null constraint space_equipment_at__of_space references space on delete cascade,
    constraint space_equipment_at__identity primary key (space_id, equipment_id)
  );
  create index space_equipment_at__of_one on space_equipment_at (equipment_id);

  create trigger space_equipment__announced
    after insert or update or delete on space_equipment
    for each statement execute function announce_change('space');
  create trigger space_equipment_at__announced
    after insert or update or delete on space_equipment_at
    for each statement execute function announce_change('space');
`

const holds = sql`
  create table space_hold (
    zone_id text not null,
    is_zone boolean not null generated always as (true) stored,
    date date not null,
    slot text not null,
    reason text not null,
    constraint space_hold__one_holder primary key (zone_id, date, slot),
    constraint space_hold__of_zone foreign key (zone_id, is_zone) references space (id, is_zone),
    constraint space_hold__slot check (slot in ('am', 'pm', 'eve')),
    constraint space_hold__no_monday_evening check (slot <> 'eve' or extract(isodow from date) <> 1),
    constraint space_hold__reason check (reason in ('rental', 'activity', 'maintenance'))
  );
  comment on table space_hold is
    'Who has a session of a zone. A whole floor is held by its zones, so it and they exclude each other by the key';
  create index space_hold__by_day on space_hold (date, zone_id);
  create trigger space_hold__announced
    after insert or update or delete on space_hold
    for each statement execute function announce_change('space');

  create function space_zones(wanted text) returns setof text
    language sql stable
    begin atomic
      select id from space where is_zone and (id = wanted or part_of = wanted) order by id;
    end;
  comment on function space_zones is 'The zones that a rental of this space holds, in the order in which they are locked';
`
