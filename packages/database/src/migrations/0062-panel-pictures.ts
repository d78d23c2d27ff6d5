import { sql, type Kysely } from 'kysely'

/**
 * Pictures of the library in the banners of home. As with covers, a picture of the trash has no `shown_id`, so the
 * database refuses to throw away one that a banner has. Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table home_panel
      add column cover_id uuid constraint home_panel__cover references media_image (shown_id);
    comment on column home_panel.cover_id is 'The picture that stands in the place of its drawing';
    comment on column home_panel.alt_zh is
      'What its drawing or picture shows, for who does not see it; null is mere decoration, of a picture what the library says';
    create index home_panel__of_cover on home_panel (cover_id) where cover_id is not null;
  `.execute(db)
}
