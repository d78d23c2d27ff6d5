import { sql, type Kysely } from 'kysely'

/**
 * What outlived an erasure: messages to an address or a number that a member only asked for, those to one that somebody
 * else has now, what a provider had proved, the record and the lists of the former system, and jobs of the queue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await contacts.execute(db)
  await formerSystem.execute(db)
  await erasing.execute(db)
}

const contacts = sql`
  alter table member_past_contact add column until timestamptz;
  comment on column member_past_contact.until is 'When it ceased to be theirs; null for one that was only asked for, or not known';

  create or replace function keep_past_contact() returns trigger
    language plpgsql as $$
    begin
      insert into member_past_contact (member_id, contact, until)
      select old.id, past.contact, koma_now()
        from (values (old.email, new.email), (old.mobile, new.mobile)) past (contact, successor)
       where past.contact <> past.successor
      on conflict on constraint member_past_contact__identity do update
         set until = excluded.until;
      return null;
    end $$;

  create function keep_wished_contact() returns trigger
    language plpgsql as $$
    begin
      insert into member_past_contact (member_id, contact)
      values (new.member_id, new.value)
      on conflict do nothing;
      return null;
    end $$;
  create trigger one_time_code__keeps_wished_contact
    after insert or update of value on one_time_code
    for each row
    when (new.member_id is not null and new.value is not null)
    execute function keep_wished_contact();

  insert into member_past_contact (member_id, contact)
  select member_id, value
    from one_time_code
   where member_id is not null
     and value is not null
  on conflict do nothing;
`

const formerSystem = sql`
  create function old_user_erase(of_member uuid) returns void
    language plpgsql as $$
    declare
      records uuid[];
      old_ids text[];
      words text[];
    begin
      select array_agg(id), array_agg(old_id), array_agg(distinct lower(word)) filter (where word <> '')
        into records, old_ids, words
        from old_user
       cross join lateral (values (name), (email), (mobile), (username)) said (word)
       where member_id = of_member;
      if records is null then
        return;
      end if;
      delete from old_user_code where old_user_id = any (records);
      update old_user_import_line
         set value = null
       where value is not null
         and (old_id = any (old_ids) or lower(value) = any (words));
      update old_user_import
         set file = null,
             sample = '[]'
       where file is not null
         and status not in ('checking', 'importing');
      update old_user
         set name = '',
             email = '',
             mobile = null,
             username = null,
             gender = null,
             birthday = null,
             addr_city = null,
             addr_district = null,
             job = null,
             creator = case when creator is null then null else '{}'::jsonb end,
             erased_at = coalesce(erased_at, koma_now()),
             version = version + 1
       where id = any (records);
    end $$;
  comment on function old_user_erase is
    'Of the record stays that it has moved; a list cannot be searched for one person, so those at rest lose their file';
`

const erasing = sql`
  create function member_contacts(of_member uuid) returns text[]
    language sql stable
    return (
      select coalesce(array_agg(distinct contact), '{}')
        from (select email as contact from member where id = of_member
               union all select mobile from member where id = of_member
               union all select contact from member_past_contact where member_id = of_member
               union all select email from old_user where member_id = of_member
               union all select mobile from old_user where member_id = of_member
               union all select code.email
                           from old_user_code code
                           join old_user on old_user.id = code.old_user_id
                          where old_user.member_id = of_member) own
       where contact <> ''
         and not exists (
               select from member other
                where other.id <> of_member
                  and (other.email = own.contact or other.mobile = own.contact)));
  comment on function member_contacts is 'Every address and number by which they were ever reached and nobody else is now';

  create or replace function member_erase(of_member uuid) returns void
    language plpgsql as $$
    declare
      contacts text[] := member_contacts(of_member);
    begin
      delete from message where recipient = any (contacts);
      delete from message
       using member_past_contact past
       where past.member_id = of_member
         and message.recipient = past.contact
         and message.created_at <= past.until;
      delete from one_time_code where target = any (contacts);
      delete from contact_ticket where email = any (contacts);
      delete from idempotency_key where scope = of_member::text;
      delete from identity_credential
       where email = any (contacts)
          or (issuer, subject) in (select issuer, subject from member_identity where member_id = of_member);
      if to_regclass('pgboss.job') is not null then
        execute 'delete from pgboss.job where data->>''to'' = any ($1) or data->>''email'' = any ($1)' using contacts;
      end if;
      perform old_user_erase(of_member);
      delete from file where member_id = of_member;
      update member
         set username = 'erased' || to_char(nextval('member_erased'), 'FM0000000000'),
             email = id || '@erased.invalid',
             mobile = '00' || to_char(currval('member_erased'), 'FM0000000000000'),
             email_verified_at = null,
             mobile_verified_at = null,
             password_hash = null,
             name = '—',
             gender = 'other',
             birthday = '1900-01-01',
             addr_city = null,
             addr_district = null,
             job = null,
             class = 'general',
             wanted_class = 'general',
             membership_status = null,
             membership_started_on = null,
             membership_ends_on = null,
             card_code = upper(replace(gen_random_uuid()::text, '-', '')),
             status = 'erased',
             deletion_requested_at = null,
             version = version + 1
       where id = of_member;
      perform member_forget(of_member);
    end $$;
`
