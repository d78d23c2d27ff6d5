import { sql, type Kysely } from 'kysely'

/**
 * Pictures of the library inside articles: what visitors see, and what somebody writes with. As with covers, a picture of
 * the trash has no `shown_id`, so the database refuses to throw away one that is used. Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_picture (
      content_id integer not null constraint content_picture__of_content references content on delete cascade,
      picture_id uuid not null constraint content_picture__shown references media_image (shown_id),
      constraint content_picture__identity primary key (content_id, picture_id)
    );
    comment on table content_picture is 'The pictures in the text that visitors read';
    create index content_picture__of_picture on content_picture (picture_id);

    create table draft_picture (
      content_id integer not null constraint draft_picture__of_desk references content_desk on delete cascade,
      picture_id uuid not null constraint draft_picture__shown references media_image (shown_id),
      constraint draft_picture__identity primary key (content_id, picture_id)
    );
    comment on table draft_picture is 'The pictures in the newest form: none is thrown away while somebody writes with it';
    create index draft_picture__of_picture on draft_picture (picture_id);
  `.execute(db)
}
