import { sql, type Kysely } from 'kysely'

/** No video is shown without its facts, and a recording has chapters. Source: api.md "Content", docs/guarantees.md I-78 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await facts.execute(db)
  await chapters.execute(db)
  await announcements.execute(db)
}

/** The reference is looked at when a transaction ends: an item and its facts may be written in either order. */
const facts = sql`
  update content
     set publish_at = null,
         unpublish_at = null
   where kind = 'video'
     and not exists (select from video where content_id = content.id);

  alter table video
    drop constraint video__of_content,
    add constraint video__of_content foreign key (content_id, kind) references content (id, kind) on delete cascade;

  alter table content
    add column shown_video_id integer generated always as (
      case when kind = 'video' and publish_at is not null then id end) stored,
    add constraint content__shown_video foreign key (shown_video_id) references video
      deferrable initially deferred;
  comment on column content.shown_video_id is 'Its own id where it is a video that is or will be shown: then it has facts';
  alter table video
    add constraint video__source_form check (
      case source_kind
        when 'youtube' then source ~ '^[A-Za-z0-9_-]{11}$'
        when 'vimeo' then source ~ '^[0-9]{1,12}$'
        else source ~ '^(/|https://)[^[:space:]]+$'
      end);
  create index content__shown_videos on content (shown_video_id) where shown_video_id is not null;
`

const chapters = sql`
  create table video_chapter (
    video_id integer not null constraint video_chapter__of_video references video on delete cascade,
    starts_s integer not null,
    title_zh text not null,
    title_ja text,
    title_en text,
    constraint video_chapter__identity primary key (video_id, starts_s),
    constraint video_chapter__within check (starts_s >= 0),
    constraint video_chapter__titled check (title_zh <> '')
  );
  comment on table video_chapter is 'Where the parts of a recording begin, in seconds from its start';
`

/** What a page shows of a recording is forgotten when it changes. */
const announcements = sql`
  create trigger video__announced
    after insert or update or delete on video
    for each statement execute function announce_change('content');
  create trigger video_chapter__announced
    after insert or update or delete on video_chapter
    for each statement execute function announce_change('content');
  create trigger album_video__announced
    after insert or update or delete on album_video
    for each statement execute function announce_change('content');
`
