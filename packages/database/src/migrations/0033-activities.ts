import { sql, type Kysely } from 'kysely'

/**
 * Exhibitions, lectures, courses and matchmaking: when and where, who speaks, in which order, and how one gets in. An
 * activity is of the type of content that its category names; registrations come with a table of their own and take their
 * places in `activity_admission`. Source: product §3 "Event", api.md "Activities"
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await categories.execute(db)
  await activities.execute(db)
  await admission.execute(db)
  await programme.execute(db)
  await announcing.execute(db)
}

/** The four categories are the spec's: every installation has them, and none other. */
const categories = sql`
  alter table content_type add constraint content_type__of_slug unique (id, slug);
  alter table content add constraint content__of_type unique (id, type_id);

  insert into content_type (kind, slug, sort, name_zh, name_ja, name_en) values
    ('activity', 'exhibition', 1, '展覽', '展示', 'Exhibitions'),
    ('activity', 'lecture', 2, '講座', '講演会', 'Lectures'),
    ('activity', 'course', 3, '課程', '講座', 'Courses'),
    ('activity', 'matchmaking', 4, '媒合會', 'マッチング商談会', 'Matchmaking');
`

const activities = sql`
  create table activity (
    content_id integer constraint activity__identity primary key,
    kind text not null generated always as ('activity') stored,
    type_id integer not null,
    category text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    location_zh text not null,
    location_ja text,
    location_en text,
    space text,
    occupies_space boolean not null default false,
    organiser_zh text not null,
    organiser_ja text,
    organiser_en text,
    co_organiser_zh text,
    co_organiser_ja text,
    co_organiser_en text,
    cancelled_at timestamptz,
    sequence integer not null default 0,
    changed_at timestamptz not null default koma_now(),
    constraint activity__of_content foreign key (content_id, kind) references content (id, kind) on delete cascade,
    constraint activity__of_type foreign key (content_id, type_id) references content (id, type_id)
      on update cascade on delete cascade,
    constraint activity__category foreign key (type_id, category) references content_type (id, slug)
      deferrable initially deferred,
    constraint activity__known_category check (category in ('exhibition', 'lecture', 'course', 'matchmaking')),
    constraint activity__forward check (ends_at > starts_at),
    constraint activity__space check (space in ('2a', '2b', '2c', '2', '3')),
    constraint activity__occupies_a_space check (space is not null or not occupies_space),
    constraint activity__located check (location_zh <> '' and organiser_zh <> ''),
    constraint activity__sequence check (sequence >= 0)
  );
  comment on column activity.space is 'The room of the centre it is in; null is elsewhere or online';
  comment on column activity.occupies_space is 'Whether it takes the sessions of that room; staff say so';
  comment on column activity.cancelled_at is 'Called off; it stays readable, so that whoever planned to come learns of it';
  comment on column activity.sequence is 'How often its time, place or calling off changed: SEQUENCE of RFC 5545, with content.version';
  create index activity__upcoming on activity (category, starts_at, content_id);
  create index activity__past on activity (category, ends_at desc, content_id desc);
  create index activity__by_end on activity (ends_at, starts_at);

  create function activity_noted() returns trigger
    language plpgsql as $$
    begin
      if (new.starts_at, new.ends_at, new.location_zh, new.location_ja, new.location_en, new.cancelled_at)
         is distinct from
         (old.starts_at, old.ends_at, old.location_zh, old.location_ja, old.location_en, old.cancelled_at) then
        new.sequence := old.sequence + 1;
        new.changed_at := koma_now();
      end if;
      return new;
    end $$;
  create trigger activity__noted before update on activity
    for each row execute function activity_noted();
`

const admission = sql`
  create table activity_admission (
    activity_id integer constraint activity_admission__identity primary key
      constraint activity_admission__of_activity references activity on delete cascade,
    opens_at timestamptz not null,
    closes_at timestamptz not null,
    capacity integer,
    taken integer not null default 0,
    waiting integer not null default 0,
    keeps_waiting boolean not null default false,
    review boolean not null default false,
    fee_points integer not null default 0,
    min_member_class text not null default 'general',
    form jsonb not null default '[]',
    constraint activity_admission__window check (closes_at > opens_at),
    constraint activity_admission__capacity check (capacity > 0),
    constraint activity_admission__places check (taken >= 0 and taken <= coalesce(capacity, taken)),
    constraint activity_admission__waiting check (waiting >= 0 and (keeps_waiting or waiting = 0)),
    constraint activity_admission__fee check (fee_points >= 0),
    constraint activity_admission__class check (
      min_member_class in ('general', 'loyal', 'associate_creator', 'creator')),
    constraint activity_admission__form check (jsonb_typeof(form) = 'array')
  );
  comment on table activity_admission is 'How one registers; an activity without a row is open to everybody who comes';
  comment on column activity_admission.closes_at is 'The last instant at which one may register';
  comment on column activity_admission.capacity is 'Places in all; null is as many as come';
  comment on column activity_admission.taken is
    'Places that somebody holds, applications under review included. Changed in the transaction that gives or frees one';
  comment on column activity_admission.form is 'Questions beside the usual ones: [{ key, kind, label_*, required, options }]';
`

const programme = sql`
  create table activity_schedule (
    activity_id integer not null constraint activity_schedule__of_activity references activity on delete cascade,
    position integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    title_zh text not null,
    title_ja text,
    title_en text,
    constraint activity_schedule__identity primary key (activity_id, position),
    constraint activity_schedule__forward check (ends_at > starts_at),
    constraint activity_schedule__titled check (title_zh <> '')
  );

  create table activity_speaker (
    activity_id integer not null constraint activity_speaker__of_activity references activity on delete cascade,
    position integer not null,
    role_zh text not null,
    role_ja text,
    role_en text,
    name_zh text,
    name_ja text,
    name_en text,
    creator_id integer constraint activity_speaker__of_creator references creator on delete set null,
    constraint activity_speaker__identity primary key (activity_id, position),
    constraint activity_speaker__role check (role_zh <> ''),
    constraint activity_speaker__named check (name_zh <> '')
  );
  comment on column activity_speaker.name_zh is 'Null where only the role is announced';
  create index activity_speaker__creator on activity_speaker (creator_id) where creator_id is not null;
`

const announcing = sql`
  create trigger activity__announced
    after insert or update or delete on activity
    for each statement execute function announce_change('content');
  create trigger activity_admission__announced
    after insert or update or delete on activity_admission
    for each statement execute function announce_change('content');
  create trigger activity_schedule__announced
    after insert or update or delete on activity_schedule
    for each statement execute function announce_change('content');
  create trigger activity_speaker__announced
    after insert or update or delete on activity_speaker
    for each statement execute function announce_change('content');
`
