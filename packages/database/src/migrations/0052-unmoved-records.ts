import { sql, type Kysely } from 'kysely'

/**
 * A record of the former system that its owner never moved goes with the account that is provably its owner's, and
 * never with points of its own. Decision: 0021
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await provedContacts.execute(db)
  await owners.execute(db)
  await erasing.execute(db)
  await contacts.execute(db)
}

const provedContacts = sql`
  alter table member_past_contact add column was_proved boolean not null default false;
  comment on column member_past_contact.was_proved is 'It was verified while it was theirs; false for one of before this column';

  create or replace function keep_past_contact() returns trigger
    language plpgsql as $$
    begin
      insert into member_past_contact as past_contact (member_id, contact, until, was_proved)
      select old.id, past.contact, koma_now(), past.was_proved
        from (values (old.email, new.email, old.email_verified_at is not null),
                     (old.mobile, new.mobile, old.mobile_verified_at is not null)) past (contact, successor, was_proved)
       where past.contact <> past.successor
      on conflict on constraint member_past_contact__identity do update
         set until = excluded.until,
             was_proved = past_contact.was_proved or excluded.was_proved;
      return null;
    end $$;
`

/** An address proves a record as its mailed link does; numbers are passed on, so one needs the name or the birthday too. */
const owners = sql`
  create index old_user__of_mobile on old_user (mobile) where mobile is not null and member_id is null;

  create function member_proved_contacts(of_member uuid) returns setof text
    language sql stable
    begin atomic
      select email from member where id = of_member and email_verified_at is not null
      union
      select mobile from member where id = of_member and mobile_verified_at is not null
      union
      select contact
        from member_past_contact
       where member_id = of_member
         and was_proved
         and not exists (
               select from member other
                where other.id <> of_member
                  and (other.email = contact or other.mobile = contact));
    end;
  comment on function member_proved_contacts is
    'The verified address and number, and those of before that were verified and nobody else has now';

  create function old_user_unmoved(of_member uuid) returns setof uuid
    language sql stable
    begin atomic
      select record.id
        from old_user record
       where record.member_id is null
         and record.email in (select member_proved_contacts(of_member))
      union
      select record.id
        from old_user record
        join member on member.id = of_member
       where record.member_id is null
         and record.mobile in (select member_proved_contacts(of_member))
         and (record.name = member.name or record.birthday = member.birthday);
    end;
  comment on function old_user_unmoved is 'The records of the former system that are provably the member''s and have not moved';
`

const erasing = sql`
  create function old_user_clear(records uuid[]) returns void
    language sql
    begin atomic
      delete from old_user_code where old_user_id = any (records);
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
    end;
  comment on function old_user_clear is 'Of each record stays where it went and what it took along; its links open nothing more';

  create or replace function old_user_erase(of_member uuid) returns void
    language plpgsql as $$
    declare
      unmoved uuid[] := array(select old_user_unmoved(of_member));
      records uuid[];
      old_ids text[];
      words text[];
    begin
      if exists (select from old_user where id = any (unmoved) and purchased_points > 0) then
        raise exception 'a record of the former system still has points of member %', of_member
          using errcode = 'check_violation', constraint = 'old_user__no_points_left_behind', table = 'old_user';
      end if;
      -- Reward points that nobody fetched lapse with the account, as the account's own do.
      update old_user
         set member_id = of_member,
             moved_at = koma_now(),
             merged = true,
             reward_points = 0,
             version = version + 1
       where id = any (unmoved)
         and member_id is null;
      select array_agg(id), array_agg(old_id), array_agg(distinct lower(word)) filter (where word <> '')
        into records, old_ids, words
        from old_user
       cross join lateral (values (name), (email), (mobile), (username)) said (word)
       where member_id = of_member;
      if records is null then
        return;
      end if;
      update old_user_import_line
         set value = null
       where value is not null
         and (old_id = any (old_ids) or lower(value) = any (words));
      update old_user_import
         set file = null,
             sample = '[]'
       where file is not null
         and status not in ('checking', 'importing');
      perform old_user_clear(records);
    end $$;
  comment on function old_user_erase is
    'Of the records stays that they have moved; a list cannot be searched for one person, so those at rest lose their file';
`

/** Where a record was reached, moved or not, its owner was reached. */
const contacts = sql`
  create or replace function member_contacts(of_member uuid) returns text[]
    language sql stable
    return (
      select coalesce(array_agg(distinct contact), '{}')
        from (select email as contact from member where id = of_member
               union all select mobile from member where id = of_member
               union all select contact from member_past_contact where member_id = of_member
               union all select said.contact
                           from old_user record
                           left join old_user_code code on code.old_user_id = record.id
                          cross join lateral (values (record.email), (record.mobile), (code.email)) said (contact)
                          where record.member_id = of_member
                             or record.id in (select old_user_unmoved(of_member))) own
       where contact <> ''
         and not exists (
               select from member other
                where other.id <> of_member
                  and (other.email = own.contact or other.mobile = own.contact)));
`
