import { sql, type Kysely } from 'kysely'

/** Booking, cancelling and settling, each in one round trip. Locks: the member, then slots by seat and hour, then lots. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await states.execute(db)
  await freeing.execute(db)
  await booking.execute(db)
  await cancelling.execute(db)
  await settling.execute(db)
}

const states = sql`
  create function rent_lapses_at(start timestamptz) returns timestamptz
    language sql stable
    return start + make_interval(mins => (koma_setting('rent.not_arrived_minutes'))::integer);

  create function rent_status_now(r rent) returns text
    language sql stable
    return case
      when r.status <> 'booked' then r.status
      when r.checked_in_at is null and koma_now() >= rent_lapses_at(r.starts_at) then 'not_arrived'
      when koma_now() >= r.ends_at then 'over'
      else 'booked'
    end;
  comment on function rent_status_now is 'The status that counts now, whether or not a job has written it down';

  create function rent_note_status(of_rent uuid, to_status text, noted text, by_kind text, by_id uuid, at_time timestamptz)
    returns void language sql
    begin atomic
      insert into rent_status_change (rent_id, position, status, at, note, actor_kind, actor_id)
      select of_rent, coalesce(max(position), 0) + 1, to_status, at_time, noted, by_kind, by_id
        from rent_status_change
       where rent_id = of_rent;
    end;
`

const freeing = sql`
  create function rent_free_lapsed(of_seats integer[], of_member uuid, hours timestamptz[]) returns void
    language plpgsql as $$
    begin
      delete from rent_slot
       where (seat_id, slot_start) in (
         select slot.seat_id, slot.slot_start
           from rent_slot slot
           join rent holder on holder.id = slot.rent_id
          where slot.slot_start = any(hours)
            and (slot.seat_id = any(of_seats) or slot.member_id = of_member)
            and rent_status_now(holder) = 'not_arrived'
          order by slot.seat_id, slot.slot_start
            for update of slot
       );
      delete from rent_live
       using rent holder
       where rent_live.member_id = of_member
         and holder.id = rent_live.rent_id
         and rent_status_now(holder) not in ('booked', 'lending');
    end $$;
  comment on function rent_free_lapsed is 'Frees the wanted hours of bookings whose holder did not come; no job has to be on time';
`

const booking = sql`
  create function rent_book(
    new_id uuid, new_number text, by_member uuid, of_device integer, wanted_seat integer,
    hours timestamptz[], from_time timestamptz, to_time timestamptz, unit_count integer, price integer
  ) returns table (outcome text, booked_seat integer, balance integer)
    language plpgsql as $$
    declare
      seats integer[];
      candidate integer;
      free_place smallint;
    begin
      perform points_lock(by_member);
      select coalesce(array_agg(id order by id), '{}') into seats
        from seat
       where device_id = of_device
         and active
         and (wanted_seat is null or id = wanted_seat);
      perform rent_free_lapsed(seats, by_member, hours);

      if exists (select from rent_slot where member_id = by_member and slot_start = any(hours)) then
        return query select 'rent.overlap_own', null::integer, null::integer;
        return;
      end if;
      select min(place)::smallint into free_place
        from generate_series(1, (koma_setting('rent.live_max'))::integer) place
       where not exists (select from rent_live where member_id = by_member and rent_live.place = place.place);
      if free_place is null then
        return query select 'rent.limit', null::integer, null::integer;
        return;
      end if;
      if points_balance(by_member) < price then
        return query select 'points.not_enough', null::integer, points_balance(by_member);
        return;
      end if;

      foreach candidate in array seats loop
        if not exists (select from rent_slot where seat_id = candidate and slot_start = any(hours)) then
          insert into rent_slot (seat_id, slot_start, rent_id, member_id)
          select candidate, hour, new_id, by_member
            from unnest(hours) hour
           order by hour
          on conflict do nothing;
          if (select count(*) from rent_slot where rent_id = new_id) = cardinality(hours) then
            booked_seat := candidate;
            exit;
          end if;
          delete from rent_slot where rent_id = new_id;
        end if;
      end loop;
      if booked_seat is null then
        return query select 'rent.unavailable', null::integer, null::integer;
        return;
      end if;

      insert into rent (id, number, member_id, device_id, seat_id, starts_at, ends_at, units, points)
      values (new_id, new_number, by_member, of_device, booked_seat, from_time, to_time, unit_count, price);
      insert into rent_live (member_id, place, rent_id) values (by_member, free_place, new_id);
      perform rent_note_status(new_id, 'booked', null, 'member', by_member, koma_now());
      insert into notice (id, kind, subject_id) values (koma_uuid7(), 'rent.booked', new_id);
      if price > 0 then
        balance := points_spend(by_member, price, 'rent', 'centre.rent', 'rent:' || new_id || ':charge',
                                jsonb_build_object('rent', new_number));
      else
        balance := points_balance(by_member);
      end if;
      return query select 'booked', booked_seat, balance;
    end $$;
  comment on function rent_book is
    'One seat for all the hours or nothing, with its points: outcome is booked or the code of the refusal';
`

const cancelling = sql`
  create function rent_cancel(of_rent uuid, by_member uuid)
    returns table (outcome text, points integer, balance integer)
    language plpgsql as $$
    declare
      it rent;
      new_balance integer;
    begin
      perform points_lock(by_member);
      select * into it from rent where id = of_rent and member_id = by_member for update;
      if not found then
        return query select 'record.not_found', null::integer, null::integer;
        return;
      end if;
      if rent_status_now(it) <> 'booked' then
        return query select 'rent.state', null::integer, null::integer;
        return;
      end if;
      if koma_now() > it.starts_at - make_interval(hours => (koma_setting('rent.cancel_hours'))::integer) then
        return query select 'rent.too_late_to_cancel', null::integer, null::integer;
        return;
      end if;
      update rent
         set status = 'cancelled', cancelled_at = koma_now(), version = version + 1
       where id = of_rent;
      delete from rent_slot where rent_id = of_rent;
      delete from rent_live where rent_id = of_rent;
      perform rent_note_status(of_rent, 'cancelled', null, 'member', by_member, koma_now());
      insert into notice (id, kind, subject_id) values (koma_uuid7(), 'rent.cancelled', of_rent);
      if it.points > 0 then
        new_balance := points_give_back(by_member, 'rent:' || of_rent || ':charge', 'rent', 'centre.rent',
                                        'rent:' || of_rent || ':refund', (koma_setting('points.restored_days'))::integer,
                                        jsonb_build_object('rent_cancelled', it.number));
      else
        new_balance := points_balance(by_member);
      end if;
      return query select 'cancelled', it.points, new_balance;
    end $$;
`

const settling = sql`
  create function rent_settle(at_most integer) returns integer
    language plpgsql as $$
    declare
      due record;
      settled integer := 0;
    begin
      for due in
        select id, starts_at, ends_at, rent_status_now(rent) as status_now
          from rent
         where status = 'booked'
           and starts_at < koma_now()
           and rent_status_now(rent) <> 'booked'
         order by id
         limit at_most
           for update skip locked
      loop
        update rent set status = due.status_now, version = version + 1 where id = due.id;
        perform rent_note_status(due.id, due.status_now, null, 'time', null,
          case due.status_now when 'over' then due.ends_at else rent_lapses_at(due.starts_at) end);
        delete from rent_slot where rent_id = due.id and (due.status_now = 'not_arrived' and slot_start >= koma_now());
        delete from rent_live where rent_id = due.id;
        settled := settled + 1;
      end loop;
      return settled;
    end $$;
  comment on function rent_settle is 'Writes down what time has already decided; gives how many bookings';
`
