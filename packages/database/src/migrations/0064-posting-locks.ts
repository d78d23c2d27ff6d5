import { sql, type Kysely } from 'kysely'

/** Who is writing a banner, a notice or a question now, as of articles. Decision: content (staff console) */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table posting_lock (
      id integer generated always as identity constraint posting_lock__identity primary key,
      panel_id integer constraint posting_lock__panel_once unique
        constraint posting_lock__of_panel references home_panel on delete cascade,
      notice_id integer constraint posting_lock__notice_once unique
        constraint posting_lock__of_notice references site_notice on delete cascade,
      faq_id integer constraint posting_lock__faq_once unique
        constraint posting_lock__of_faq references faq on delete cascade,
      faq_type_id integer constraint posting_lock__faq_type_once unique
        constraint posting_lock__of_faq_type references faq_type on delete cascade,
      staff_id uuid not null constraint posting_lock__held_by references staff_account,
      staff_name text not null,
      since timestamptz not null default koma_now(),
      seen_at timestamptz not null default koma_now(),
      constraint posting_lock__of_one check (num_nonnulls(panel_id, notice_id, faq_id, faq_type_id) = 1)
    );
    comment on table posting_lock is 'Who is writing one now; one who has not been seen for two minutes has gone';
    create index posting_lock__of_staff on posting_lock (staff_id);
  `.execute(db)
}
