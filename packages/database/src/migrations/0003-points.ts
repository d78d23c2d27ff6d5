import { sql, type Kysely } from 'kysely'

/** The double-entry ledger of points. Decision: points */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ledger.execute(db)
  await balancing.execute(db)
  await adjustments.execute(db)
}

const ledger = sql`
  create table point_transaction (
    id uuid constraint point_transaction__identity primary key,
    sequence bigint generated always as identity,
    member_id uuid not null constraint point_transaction__of_member references member,
    kind text not null,
    cause text not null,
    points integer not null,
    balance integer not null,
    expires_at timestamptz,
    note jsonb,
    at timestamptz not null default koma_now(),
    constraint point_transaction__one_cause unique (cause),
    constraint point_transaction__balance_not_negative check (balance >= 0),
    constraint point_transaction__kind check (kind in (
      'purchase', 'purchase_feedback', 'monthly_reward', 'due_deduction', 'shopping', 'rent', 'print', 'activity',
      'refund', 'adjustment'))
  );
  create index point_transaction__of_member_newest on point_transaction (member_id, sequence desc);
  comment on column point_transaction.cause is 'What brought it about, once for ever: rent:ID:charge, monthly:2026-11:MEMBER';
  comment on column point_transaction.balance is 'The member''s balance after it';

  create table point_lot (
    id uuid constraint point_lot__identity primary key,
    member_id uuid not null constraint point_lot__of_member references member,
    source text not null,
    granted integer not null,
    remaining integer not null,
    granted_at timestamptz not null default koma_now(),
    expires_at timestamptz,
    restores_lot_id uuid constraint point_lot__restores references point_lot,
    constraint point_lot__source check (source in ('purchased', 'reward')),
    constraint point_lot__granted check (granted > 0),
    constraint point_lot__remaining_not_negative check (remaining >= 0),
    constraint point_lot__remaining_within_grant check (remaining <= granted),
    constraint point_lot__only_rewards_expire check ((source = 'reward') = (expires_at is not null))
  );
  create index point_lot__spendable on point_lot (member_id, expires_at) where remaining > 0;
  create index point_lot__due on point_lot (expires_at) where remaining > 0 and expires_at is not null;
  comment on column point_lot.restores_lot_id is 'The expired lot whose spent points came back here';

  create table point_entry (
    transaction_id uuid not null constraint point_entry__of_transaction references point_transaction,
    position smallint not null,
    account text not null,
    member_id uuid constraint point_entry__of_member references member,
    lot_id uuid constraint point_entry__of_lot references point_lot,
    points integer not null,
    constraint point_entry__identity primary key (transaction_id, position),
    constraint point_entry__moves check (points <> 0),
    constraint point_entry__account check (account in (
      'member.purchased', 'member.reward', 'centre.sales', 'centre.rewards', 'centre.expired', 'centre.rent',
      'centre.print', 'centre.shopping', 'centre.activity', 'centre.refunds', 'centre.adjustments')),
    constraint point_entry__lot_of_member check ((account like 'member.%') = (lot_id is not null and member_id is not null))
  );
  create index point_entry__of_lot on point_entry (lot_id) where lot_id is not null;
`

const balancing = sql`
  create function refuse_unbalanced_entries() returns trigger
    language plpgsql as $$
    begin
      if exists (
        select from written group by transaction_id having sum(points) <> 0
      ) then
        raise exception 'entries do not balance'
          using errcode = 'check_violation', constraint = 'point_entry__balanced', table = 'point_entry';
      end if;
      return null;
    end $$;
  create trigger point_entry__balanced
    after insert on point_entry
    referencing new table as written
    for each statement execute function refuse_unbalanced_entries();

  create trigger point_entry__append_only
    before update or delete on point_entry
    for each row execute function refuse_change();
  create trigger point_entry__no_truncate
    before truncate on point_entry
    for each statement execute function refuse_change();
  create trigger point_transaction__append_only
    before update or delete on point_transaction
    for each row execute function refuse_change();
  create trigger point_transaction__no_truncate
    before truncate on point_transaction
    for each statement execute function refuse_change();
`

const adjustments = sql`
  create table point_adjustment (
    id uuid constraint point_adjustment__identity primary key,
    member_id uuid not null constraint point_adjustment__of_member references member,
    points integer not null,
    source text not null,
    reason text not null,
    status text not null,
    requested_by uuid not null constraint point_adjustment__requested_by references staff_account,
    decided_by uuid constraint point_adjustment__decided_by references staff_account,
    created_at timestamptz not null default koma_now(),
    decided_at timestamptz,
    version integer not null default 1,
    constraint point_adjustment__moves check (points <> 0),
    constraint point_adjustment__source check (source in ('purchased', 'reward')),
    constraint point_adjustment__reason check (reason ~ '[^[:space:]]'),
    constraint point_adjustment__status check (status in ('applied', 'waiting', 'rejected')),
    constraint point_adjustment__two_people check (decided_by <> requested_by)
  );
  create index point_adjustment__newest on point_adjustment (created_at desc, id desc);
`
