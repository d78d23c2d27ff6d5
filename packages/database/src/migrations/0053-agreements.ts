import { sql, type Kysely } from 'kysely'

/**
 * What somebody agreed to stays what it was: a consent is written once and goes with its account alone. Who has agreed to
 * which version is looked up by the version. Decision: 0025
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_consent
      add constraint member_consent__document check (document in ('terms', 'privacy', 'guardian'));
    create index member_consent__of_version on member_consent (document, document_version, member_id);

    create function refuse_consent_change() returns trigger
      language plpgsql as $$
      begin
        raise exception 'a consent of member % is not rewritten', old.member_id
          using errcode = 'check_violation', constraint = 'member_consent__written_once', table = 'member_consent';
      end $$;
    create trigger member_consent__written_once
      before update on member_consent
      for each row execute function refuse_consent_change();
  `.execute(db)
}
