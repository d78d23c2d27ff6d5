import { sql, type Kysely } from 'kysely'

/** Letters to the centre, and the way of an account from the wish to leave to a row without identity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tickets.execute(db)
  await leaving.execute(db)
  await openWishes.execute(db)
  await erasedRow.execute(db)
  await erasing.execute(db)
  await pointsOfTheErased.execute(db)
}

const tickets = sql`
  create table contact_ticket (
    id uuid constraint contact_ticket__identity primary key,
    number text not null constraint contact_ticket__number_once unique,
    kind text not null,
    reason text not null,
    body text not null,
    name text not null,
    email text not null,
    phone text,
    language text not null,
    member_id uuid constraint contact_ticket__of_member references member on delete cascade,
    created_at timestamptz not null default koma_now(),
    reply_by date not null,
    status text not null default 'open',
    answer text,
    closed_at timestamptz,
    closed_by uuid constraint contact_ticket__closed_by references staff_account,
    version integer not null default 1,
    constraint contact_ticket__kind check (kind in ('contact', 'account_cancel')),
    constraint contact_ticket__body check (body ~ '[^[:space:]]'),
    constraint contact_ticket__language check (language in ('zh', 'ja', 'en')),
    constraint contact_ticket__status check (status in ('open', 'answered', 'closed')),
    constraint contact_ticket__answered_with check ((status = 'answered') = (answer is not null)),
    constraint contact_ticket__closed_when check ((status = 'open') = (closed_at is null)),
    constraint contact_ticket__closed_by_somebody check ((closed_at is null) = (closed_by is null))
  );
  create index contact_ticket__queue on contact_ticket (reply_by, id) where status = 'open';
  create index contact_ticket__newest on contact_ticket (created_at desc, id desc);
  create index contact_ticket__of_address on contact_ticket (email);
  comment on column contact_ticket.reply_by is 'The day that the writer was told: an answer within so many working days';
  comment on column contact_ticket.member_id is 'Who was signed in; null for a visitor, whatever address they wrote';
`

const leaving = sql`
  create table deletion_request (
    id uuid constraint deletion_request__identity primary key,
    member_id uuid not null constraint deletion_request__of_member references member,
    requested_at timestamptz not null default koma_now(),
    contact_by date not null,
    status text not null default 'requested',
    contacted_at timestamptz,
    contacted_by uuid constraint deletion_request__contacted_by references staff_account,
    settlement text,
    settled_points integer,
    settlement_reference text,
    settled_at timestamptz,
    settled_by uuid constraint deletion_request__settled_by references staff_account,
    closed_at timestamptz,
    erased_by uuid constraint deletion_request__erased_by references staff_account,
    version integer not null default 1,
    constraint deletion_request__status check (status in ('requested', 'contacted', 'settled', 'erased', 'withdrawn')),
    constraint deletion_request__settlement check (settlement in ('refund', 'waiver', 'none')),
    constraint deletion_request__settled_points check (settled_points >= 0),
    constraint deletion_request__contacted_first check (status not in ('contacted', 'settled') or contacted_at is not null),
    constraint deletion_request__settled_whole check (
      (settlement is null) = (settled_at is null) and (settlement is null) = (settled_points is null)),
    constraint deletion_request__settled_first check (status not in ('settled', 'erased') or settlement is not null),
    constraint deletion_request__paper check (settlement not in ('refund', 'waiver') or settlement_reference ~ '[^[:space:]]'),
    constraint deletion_request__closed_when check ((status in ('erased', 'withdrawn')) = (closed_at is not null)),
    constraint deletion_request__erased_by_somebody check ((status = 'erased') = (erased_by is not null))
  );
  create unique index deletion_request__one_open on deletion_request (member_id)
    where status in ('requested', 'contacted', 'settled');
  create index deletion_request__queue on deletion_request (contact_by, id);
  comment on column deletion_request.contact_by is 'The day that the member was told: staff call within so many working days';
  comment on column deletion_request.settlement is 'What became of purchased points: paid back, given up in writing, or there were none';
  comment on column deletion_request.settlement_reference is 'Number of the transfer, or where the waiver is filed; it stays, so it names nobody';
`

/** Seven working days after the wish, as the members were told who had asked before there was this table. */
const openWishes = sql`
  insert into deletion_request (id, member_id, requested_at, contact_by)
  select koma_uuid7(), member.id, member.deletion_requested_at,
         (select day::date
            from generate_series(asked.on_day + 1, asked.on_day + 60, interval '1 day') day
            left join holiday on holiday.date = day::date
           where coalesce(holiday.is_workday, extract(isodow from day) < 6)
           order by day
          offset 6
           limit 1)
    from member
   cross join lateral (select (deletion_requested_at at time zone 'Asia/Taipei')::date as on_day) asked
   where status = 'deletion_requested'
`

const erasedRow = sql`
  alter table member
    drop constraint member__status,
    add constraint member__status check (status in ('active', 'suspended', 'deletion_requested', 'erased')),
    add constraint member__erased_is_empty check (
      status <> 'erased'
      or (password_hash is null and name = '—' and email like '%@erased.invalid' and mobile like '00%'
          and email_verified_at is null and mobile_verified_at is null and birthday = '1900-01-01' and gender = 'other'
          and addr_city is null and addr_district is null and job is null and class = 'general'
          and wanted_class = 'general'));

  create sequence member_erased as bigint;
`

const erasing = sql`
  create function member_forget(of_member uuid) returns void
    language plpgsql as $$
    declare
      link record;
    begin
      for link in
        select conrelid::regclass as of_table, attribute.attname as of_column
          from pg_constraint
          join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
         where contype = 'f'
           and confrelid = 'member'::regclass
           and confdeltype = 'c'
         order by conrelid::regclass::text
      loop
        execute format('delete from %s where %I = $1', link.of_table, link.of_column) using of_member;
      end loop;
    end $$;
  comment on function member_forget is
    'Deletes every row that is declared to go with a member (on delete cascade); what is kept for its money has no such rule';

  create function member_erase(of_member uuid) returns void
    language plpgsql as $$
    declare
      contacts text[];
    begin
      select array_agg(contact) into contacts
        from (select email as contact from member where id = of_member
               union all select mobile from member where id = of_member
               union all select contact from member_past_contact where member_id = of_member) own
       where not exists (
               select from member other
                where other.id <> of_member
                  and (other.email = own.contact or other.mobile = own.contact));
      delete from message where recipient = any (contacts);
      delete from one_time_code where target = any (contacts);
      delete from contact_ticket where email = any (contacts);
      delete from idempotency_key where scope = of_member::text;
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
  comment on function member_erase is 'Leaves a row without identity for what is kept: a number of theirs begins with 00, which none does';
`

const pointsOfTheErased = sql`
  create or replace function points_lock(of_member uuid) returns void
    language plpgsql as $$
    begin
      perform from member where id = of_member and status <> 'erased' for no key update;
      if not found then
        raise exception 'no member %', of_member using errcode = 'foreign_key_violation';
      end if;
    end $$;

  create function points_take_all(
    of_member uuid, of_source text, of_kind text, to_account text, of_cause text, of_note jsonb
  ) returns integer
    language plpgsql as $$
    declare
      new_transaction uuid := koma_uuid7();
      amount integer;
    begin
      perform points_settle_expired(of_member);
      select coalesce(sum(remaining), 0)::integer into amount
        from point_lot
       where member_id = of_member
         and source = of_source
         and remaining > 0;
      if amount = 0 then
        return 0;
      end if;
      insert into point_transaction (id, member_id, kind, cause, points, balance, note)
      values (new_transaction, of_member, of_kind, of_cause, -amount, points_held(of_member) - amount, of_note);
      with lot as (
        select id, remaining, row_number() over (order by granted_at, id)::smallint as position
          from point_lot
         where member_id = of_member
           and source = of_source
           and remaining > 0
      ),
      emptied as (
        update point_lot
           set remaining = 0
          from lot
         where point_lot.id = lot.id
      )
      insert into point_entry (transaction_id, position, account, member_id, lot_id, points)
      select new_transaction, position, 'member.' || of_source, of_member, id, -remaining
        from lot
      union all
      select new_transaction, 0, to_account, null, null, amount;
      return amount;
    end $$;
  comment on function points_take_all is 'Takes every point of one source, of the other none; gives how many';

  create function refuse_erased_with_points() returns trigger
    language plpgsql as $$
    begin
      if points_held(new.id) <> 0 then
        raise exception 'member % still has points', new.id
          using errcode = 'check_violation', constraint = 'member__erased_has_no_points', table = 'member';
      end if;
      return new;
    end $$;
  create trigger member__erased_has_no_points
    before update of status on member
    for each row
    when (new.status = 'erased')
    execute function refuse_erased_with_points();
`
