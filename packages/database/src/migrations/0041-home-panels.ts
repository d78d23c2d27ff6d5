import { sql, type Kysely } from 'kysely'

/** What staff put on the home page: banners in its panels, and notices above everything. Source: api.md "GET /home" */
export async function up(db: Kysely<unknown>): Promise<void> {
  await panels.execute(db)
}

const panels = sql`
  create table home_panel (
    id integer generated always as identity constraint home_panel__identity primary key,
    kind text not null,
    content_id integer constraint home_panel__of_content references content on delete cascade,
    link text,
    art text not null default 'panels',
    colour text not null default 'paper',
    sort integer not null default 0,
    publish_at timestamptz,
    unpublish_at timestamptz,
    title_zh text,
    title_ja text,
    title_en text,
    text_zh text,
    text_ja text,
    text_en text,
    updated_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint home_panel__kind check (kind in ('banner', 'notice')),
    constraint home_panel__leads_to_one check (num_nonnulls(content_id, link) <= 1),
    constraint home_panel__link check (link ~ '^(/[a-z0-9]|https://)[^[:space:]"<>\\\\]*$'),
    constraint home_panel__art check (
      art in ('pen-dive', 'city', 'eyes', 'hands', 'panels', 'tools', 'talk', 'book', 'gallery', 'ink')),
    constraint home_panel__colour check (colour in ('paper', 'red', 'yellow', 'cyan', 'ink')),
    constraint home_panel__says_something check (
      coalesce(title_zh, '') <> '' or (content_id is not null and kind = 'banner')),
    constraint home_panel__window check (unpublish_at is null or (publish_at is not null and unpublish_at > publish_at))
  );
  comment on table home_panel is 'What staff feed the home page with; without words of its own a banner says those of its item';
  comment on column home_panel.link is 'A path below the language, as /rent_list, or an address of another site; null leads nowhere';
  comment on column home_panel.art is 'A motif of the drawings of packages/ui';
  comment on column home_panel.publish_at is 'Shown from here on; null is a draft';
  comment on column home_panel.unpublish_at is 'Shown until here';
  create index home_panel__opens on home_panel (publish_at);
  create index home_panel__closes on home_panel (unpublish_at) where unpublish_at is not null;
  create index home_panel__order on home_panel (kind, sort, id);
  create index home_panel__of_one on home_panel (content_id) where content_id is not null;
  create trigger home_panel__announced
    after insert or update or delete on home_panel
    for each statement execute function announce_change('content');
`
