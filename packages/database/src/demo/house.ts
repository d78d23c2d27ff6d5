import { sql } from 'kysely'
import { castStaff } from './cast-staff.ts'
import { demoMemberList } from './regulars.ts'
import type { Tx } from './timeline.ts'

export interface HouseDevice {
  readonly id: number
  readonly pointsPerUnit: number
  /** The ids of the active seats, in order. */
  readonly seats: readonly number[]
}

/** What the demo's story needs to know of the rows that it was loaded into. */
export interface House {
  /** Undefined when that account is gone. */
  memberId(username: string): string | undefined
  /** The active device, undefined when staff have taken it away. */
  device(slug: string): HouseDevice | undefined
  /** Who works at the desk, undefined when that account is gone. */
  readonly deskStaffId: string | undefined
}

/** Reads the demo's people and devices as they are now: staff may have changed them since. */
export async function readHouse(tx: Tx): Promise<House> {
  const members = await tx
    .selectFrom('member')
    .select(['id', 'username'])
    .where(
      'username',
      'in',
      demoMemberList.map(({ username }) => username),
    )
    .execute()
  const devices = await sql<HouseDevice & { slug: string }>`
    select device.id,
           device.slug,
           device.points_per_unit as "pointsPerUnit",
           array(select seat.id from seat where seat.device_id = device.id and seat.active order by seat.id) as seats
      from device
     where device.active`.execute(tx)
  const desk = await tx
    .selectFrom('staff_account')
    .select('id')
    .where('username', '=', castStaff.desk.username)
    .executeTakeFirst()

  const memberIds = new Map(members.map(({ username, id }) => [username, id]))
  const deviceBySlug = new Map(devices.rows.map((device) => [device.slug, device]))
  return {
    memberId: (username) => memberIds.get(username),
    device: (slug) => deviceBySlug.get(slug),
    deskStaffId: desk?.id,
  }
}
