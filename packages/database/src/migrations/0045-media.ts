import { sql, type Kysely } from 'kysely'

/**
 * The library of pictures: what each shows, the bytes as they were uploaded, and the sizes that are shown. Whatever shows
 * a picture refers to `shown_id`, which one of the trash has not: the database refuses to throw away what is used.
 * Source: api.md "Image". Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await images.execute(db)
  await bytes.execute(db)
  await covers.execute(db)
}

const images = sql`
  create table media_image (
    id uuid constraint media_image__identity primary key,
    original_id uuid not null,
    alt_zh text not null,
    alt_ja text,
    alt_en text,
    credit text,
    licence text not null,
    source text,
    focus_x integer not null default 50,
    focus_y integer not null default 50,
    version integer not null default 1,
    made_at timestamptz not null default koma_now(),
    made_by uuid not null constraint media_image__by references staff_account,
    made_by_name text not null,
    changed_at timestamptz not null default koma_now(),
    trashed_at timestamptz,
    shown_id uuid generated always as (case when trashed_at is null then id end) stored
      constraint media_image__shown unique,
    constraint media_image__told check (alt_zh ~ '[^[:space:]]'),
    constraint media_image__licence check (
      licence in ('own', 'permission', 'press', 'public-domain', 'cc0', 'cc-by', 'cc-by-sa', 'cc-by-nc', 'cc-by-nc-sa')),
    constraint media_image__source check (source ~ '^https?://'),
    constraint media_image__focus check (focus_x between 0 and 100 and focus_y between 0 and 100)
  );
  comment on table media_image is 'A picture of the library; everything that may stand beside it';
  comment on column media_image.original_id is 'The bytes that are shown; while others take their place, still the old ones';
  comment on column media_image.focus_x is 'The point that stays in sight when it is cut: per cent from the left edge';
  comment on column media_image.shown_id is 'Its id unless it is in the trash: what shows a picture refers to this';
  create index media_image__newest on media_image (made_at desc, id desc);
  create index media_image__trash on media_image (trashed_at) where trashed_at is not null;
  create index media_image__of_original on media_image (original_id);
  create index media_image__of_staff on media_image (made_by);
  create trigger media_image__announced
    after insert or update or delete on media_image
    for each statement execute function announce_change('content');
`

const bytes = sql`
  create table media_original (
    id uuid constraint media_original__identity primary key,
    image_id uuid not null constraint media_original__of_image references media_image on delete cascade
      deferrable initially deferred,
    storage_key text not null constraint media_original__bytes references stored_object,
    name text not null,
    size integer not null,
    digest bytea not null,
    width integer not null,
    height integer not null,
    state text not null default 'making',
    tries integer not null default 0,
    next_try_at timestamptz,
    made_at timestamptz not null default koma_now(),
    constraint media_original__of_one unique (id, image_id),
    constraint media_original__state check (state in ('making', 'ready', 'failed')),
    constraint media_original__tried_while_making check ((state = 'making') = (next_try_at is not null)),
    constraint media_original__size check (size > 0 and width > 0 and height > 0),
    constraint media_original__digest check (octet_length(digest) = 32)
  );
  comment on table media_original is 'A file as it was uploaded: kept to make sizes of, shown to nobody';
  comment on column media_original.width is 'Of the picture as it stands upright (pixels)';
  comment on column media_original.next_try_at is 'When a worker may make its sizes: after a back-off, or when the lease of one that died ends';
  create index media_original__of_one_image on media_original (image_id, made_at desc);
  create index media_original__of_bytes on media_original (storage_key);
  create index media_original__due on media_original (next_try_at) where state = 'making';

  alter table media_image
    add constraint media_image__bytes foreign key (original_id, id) references media_original (id, image_id)
      deferrable initially deferred;

  create table media_variant (
    original_id uuid not null constraint media_variant__of_original references media_original on delete cascade,
    name text not null,
    width integer not null,
    height integer not null,
    type text not null,
    storage_key text not null constraint media_variant__bytes references stored_object,
    size integer not null,
    digest bytea not null,
    constraint media_variant__identity primary key (original_id, name),
    constraint media_variant__type check (type in ('image/avif', 'image/webp', 'image/jpeg')),
    constraint media_variant__name check (name ~ '^([0-9]{1,5}[.](avif|webp)|share-[0-9]{1,3}-[0-9]{1,3}[.]jpg)$'),
    constraint media_variant__size check (size > 0 and width > 0 and height > 0),
    constraint media_variant__digest check (octet_length(digest) = 32)
  );
  comment on table media_variant is 'One size of a picture, encoded anew; its name is the end of its address and never means other bytes';
  create index media_variant__of_bytes on media_variant (storage_key);
  create trigger media_variant__announced
    after delete on media_variant
    for each statement execute function announce_change('media');
  create trigger media_variant__kept
    before update on media_variant
    for each row execute function refuse_change();
`

const covers = sql`
  alter table content
    add column cover_id uuid constraint content__cover references media_image (shown_id);
  comment on column content.cover_id is 'The picture that visitors see';
  create index content__of_cover on content (cover_id) where cover_id is not null;

  alter table content_desk
    add column draft_cover_id uuid constraint content_desk__draft_cover references media_image (shown_id);
  comment on column content_desk.draft_cover_id is 'The picture of the newest form: it is not thrown away while somebody writes';
  create index content_desk__of_draft_cover on content_desk (draft_cover_id) where draft_cover_id is not null;
`
