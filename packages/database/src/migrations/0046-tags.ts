import { sql, type Kysely } from 'kysely'

/**
 * Tags are changed, made one, and taken away: what an item carries is refused to vanish, and a tag that was made part of
 * another stays as the way to it, so that its old address and old revisions still mean something.
 * Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tags.execute(db)
}

const tags = sql`
  alter table tag
    add column version integer not null default 1,
    add column changed_at timestamptz not null default koma_now(),
    add column merged_into integer,
    add column open_id integer generated always as (case when merged_into is null then id end) stored
      constraint tag__open unique,
    add constraint tag__merged_into foreign key (merged_into) references tag (open_id),
    add constraint tag__not_itself check (merged_into <> id);
  comment on column tag.merged_into is 'The tag that it has become part of; nothing carries it any more';
  comment on column tag.open_id is 'Its id unless it is part of another: what carries a tag refers to this';
  create index tag__of_one on tag (merged_into) where merged_into is not null;

  alter table content_tag
    drop constraint content_tag__of_tag,
    add constraint content_tag__of_tag foreign key (tag_id) references tag (open_id);
`
