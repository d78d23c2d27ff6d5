import { sql, type Kysely } from 'kysely'

/**
 * A consent is to a version that is there to be read, and not to one whose day is still to come: what somebody agreed to
 * and what they were shown are one row of one table. A guardian agrees to the terms. Decision: 0026
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_consent
      add column page text not null generated always as (
        case document when 'guardian' then 'terms' else document end) stored,
      add constraint member_consent__version foreign key (page, document_version) references page_version (page, version);
    create index member_consent__of_page on member_consent (page, document_version);

    create function refuse_early_consent() returns trigger
      language plpgsql as $$
      begin
        if exists (
             select from page_version agreed
               join page_version held on held.page = agreed.page and held.version = held_page_version(agreed.page)
              where agreed.page = new.page
                and agreed.version = new.document_version
                and agreed.holds_from > held.holds_from) then
          raise exception 'version % of % does not hold yet', new.document_version, new.page
            using errcode = 'check_violation', constraint = 'member_consent__holds', table = 'member_consent';
        end if;
        return null;
      end $$;
    create trigger member_consent__holds
      after insert on member_consent
      for each row execute function refuse_early_consent();
  `.execute(db)
}
