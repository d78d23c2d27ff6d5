import { sql, type Kysely } from 'kysely'

/** The member card, avatars, and the addresses of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await card.execute(db)
  await avatars.execute(db)
  await pastContacts.execute(db)
}

const card = sql`
  alter table member
    add column card_code text not null default upper(replace(gen_random_uuid()::text, '-', '')),
    add constraint member__card_code check (card_code ~ '^[0-9A-F]{32}$');
  create unique index member__card_once on member (card_code);
  comment on column member.card_code is 'What the QR of the member card says: it names nobody and opens nothing';
`

const avatars = sql`
  create table member_avatar (
    member_id uuid not null constraint member_avatar__of_member references member on delete cascade,
    id uuid not null,
    width integer not null,
    webp bytea not null,
    constraint member_avatar__identity primary key (member_id, width),
    constraint member_avatar__bytes check (octet_length(webp) between 1 and 524288)
  );
  comment on table member_avatar is 'The picture as squares, encoded anew; with the member they are gone, in the same transaction';
  comment on column member_avatar.id is 'Of the picture, the same for all its widths; a new picture has a new one';
`

const pastContacts = sql`
  create table member_past_contact (
    member_id uuid not null constraint member_past_contact__of_member references member on delete cascade,
    contact text not null,
    constraint member_past_contact__identity primary key (member_id, contact)
  );
  comment on table member_past_contact is 'Addresses and numbers of before, so that messages to them can be erased too';

  create function keep_past_contact() returns trigger
    language plpgsql as $$
    begin
      insert into member_past_contact (member_id, contact)
      select old.id, past.contact
        from (values (old.email, new.email), (old.mobile, new.mobile)) past (contact, successor)
       where past.contact <> past.successor
      on conflict do nothing;
      return null;
    end $$;
  create trigger member__keeps_past_contact
    after update of email, mobile on member
    for each row
    when (old.email <> new.email or old.mobile <> new.mobile)
    execute function keep_past_contact();
`
