import type { StaffDeletion } from '@koma/contract/deletion.ts'
import type { DeletionStatus, SettlementWay } from '@koma/domain/deletion-states.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

/** A request with what staff need to know of its member. */
export interface StaffDeletionRow {
  readonly id: string
  readonly memberId: string
  readonly status: DeletionStatus
  /** Nothing is left of the member, whatever became of this request. */
  readonly isErased: boolean
  readonly name: string
  readonly username: string
  readonly email: string
  readonly mobile: string
  readonly requestedAt: Date
  readonly contactBy: string
  /** Purchased points that are neither paid back nor named by a waiver. */
  readonly unsettledPoints: number
  /** What can be spent now. */
  readonly purchasedPoints: number
  readonly rewardPoints: number
  readonly liveBookings: number
  /** The same in the words of the wire, soonest first. */
  readonly bookings: StaffDeletion['bookings']
  readonly contactedAt: Date | null
  readonly contactedBy: string | null
  readonly settlement: SettlementWay | 'none' | null
  readonly settledPoints: number | null
  readonly settlementReference: string | null
  readonly settledAt: Date | null
  readonly settledBy: string | null
  readonly closedAt: Date | null
  readonly erasedBy: string | null
  readonly version: number
}

const pointsOf = (source: 'purchased' | 'reward') => sql`
  (select coalesce(sum(remaining), 0)::integer
     from point_lot
    where member_id = member.id
      and source = ${source}
      and remaining > 0
      and (expires_at is null or expires_at > koma_now()))`

const isLive = sql`
  rent.member_id = member.id
  and (rent.status = 'lending' or rent.status in ('applied', 'processing', 'booked') and rent.ends_at > koma_now())`

const inTaipei = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS')`

const selected = sql`
    select request.id,
           request.member_id as "memberId",
           request.status,
           member.status = 'erased' as "isErased",
           member.name, member.username, member.email, member.mobile,
           request.requested_at as "requestedAt",
           request.contact_by as "contactBy",
           (select coalesce(sum(greatest(lot.remaining - coalesce(waived.points, 0), 0)), 0)::integer
              from point_lot lot
              left join deletion_waived_lot waived
                on waived.lot_id = lot.id
               and waived.request_id = request.id
               and request.settlement = 'waiver'
             where lot.member_id = member.id
               and lot.source = 'purchased'
           ) as "unsettledPoints",
           ${pointsOf('purchased')} as "purchasedPoints",
           ${pointsOf('reward')} as "rewardPoints",
           (select count(*)::integer
              from rent
             where ${isLive}
           ) as "liveBookings",
           (select coalesce(json_agg(json_build_object(
                     'number', rent.number, 'seat', seat.name, 'starts_at', ${inTaipei('rent.starts_at')},
                     'ends_at', ${inTaipei('rent.ends_at')}, 'name_zh', device.name_zh, 'name_ja', device.name_ja,
                     'name_en', device.name_en) order by rent.starts_at), '[]')
              from rent
              join device on device.id = rent.device_id
              join seat on seat.id = rent.seat_id
             where ${isLive}
           ) as bookings,
           request.contacted_at as "contactedAt",
           caller.name as "contactedBy",
           request.settlement,
           request.settled_points as "settledPoints",
           request.settlement_reference as "settlementReference",
           request.settled_at as "settledAt",
           settler.name as "settledBy",
           request.closed_at as "closedAt",
           eraser.name as "erasedBy",
           request.version
      from deletion_request request
      join member on member.id = request.member_id
      left join staff_account caller on caller.id = request.contacted_by
      left join staff_account settler on settler.id = request.settled_by
      left join staff_account eraser on eraser.id = request.erased_by`

/** A page of requests: those that wait first, the soonest to be called first; then what is closed, newest first. */
export async function staffDeletions(
  db: Db,
  status: DeletionStatus | undefined,
  page: PageWindow,
): Promise<Listed<StaffDeletionRow>> {
  const wanted = sql`${status ?? null}::text is null or request.status = ${status ?? null}`
  const inOrder = sql<StaffDeletionRow>`
    ${selected}
     where ${wanted}
     order by request.closed_at is not null,
              case when request.closed_at is null then request.contact_by end,
              request.closed_at desc,
              request.id`
  const all = sql`
      from deletion_request request
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** One request. */
export async function staffDeletion(db: Db | Tx, id: string): Promise<StaffDeletionRow | undefined> {
  const { rows } = await sql<StaffDeletionRow>`
    ${selected}
     where request.id = ${id}`.execute(db)
  return rows[0]
}
