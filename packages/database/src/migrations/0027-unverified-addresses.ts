import { sql, type Kysely } from 'kysely'

/** An address that its member never verified is kept for them for some days, and then for whoever asks for it. Decision: 0017 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setting.execute(db)
  await holding.execute(db)
}

const setting = sql`
  insert into setting (key, valid_from, value) values
    ('members.unverified_email_days', '2000-01-01T00:00:00+08', '7');
`

const holding = sql`
  create function member_holds_email(one member) returns boolean
    language sql stable
    return one.email_verified_at is not null
      or one.created_at > koma_now() - make_interval(days => koma_setting('members.unverified_email_days')::integer);
  comment on function member_holds_email is
    'Whether nobody else may have the address: it is verified, or the member is new; a link that is mailed again does not lengthen it';

  create function member_release_email(address text) returns void
    language sql
    begin atomic
      update member
         set email = id || '@released.invalid',
             version = version + 1
       where email = address
         and not member_holds_email(member);
    end;
  comment on function member_release_email is
    'Frees the address for somebody else in their transaction; who had written it down can no longer verify it';
`
