import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { RentUnit } from '@koma/domain/rent-slots.ts'
import type { RentKind } from '@koma/domain/rent-states.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export interface DeviceRow {
  readonly id: number
  readonly slug: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
  readonly description_zh: string
  readonly description_ja: string | null
  readonly description_en: string | null
  readonly model: string | null
  readonly floor: string
  readonly kind: RentKind
  readonly unit: RentUnit
  readonly pointsPerUnit: number
  readonly minMemberClass: MemberClass
  readonly specs: Readonly<Record<string, unknown>>
  readonly type: DeviceTypeRow
  readonly seats: readonly SeatRow[]
}

export interface DeviceTypeRow {
  readonly id: number
  readonly slug: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

export interface SeatRow {
  readonly id: number
  readonly name: string
}

const deviceColumns = sql`
           device.id,
           device.slug,
           device.name_zh,
           device.name_ja,
           device.name_en,
           device.description_zh,
           device.description_ja,
           device.description_en,
           device.model,
           device.floor,
           device.kind,
           device.unit,
           device.points_per_unit as "pointsPerUnit",
           device.min_member_class as "minMemberClass",
           device.specs,
           json_build_object('id', type.id, 'slug', type.slug,
                             'name_zh', type.name_zh, 'name_ja', type.name_ja, 'name_en', type.name_en) as type,
           (select coalesce(json_agg(json_build_object('id', seat.id, 'name', seat.name) order by seat.id), '[]')
              from seat
             where seat.device_id = device.id
               and seat.active) as seats`

/** A page of the active devices in the order of the catalogue, and how many there are of that type. */
export async function devicesOf(db: Db, typeId: number | undefined, page: PageWindow): Promise<Listed<DeviceRow>> {
  const wanted = sql`device.active and (${typeId ?? null}::integer is null or device.type_id = ${typeId ?? null})`
  const inOrder = sql<DeviceRow>`
    select ${deviceColumns}
      from device
      join device_type type on type.id = device.type_id
     where ${wanted}
     order by device.sort, device.id`
  const all = sql`
      from device
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** An active device with its active seats. */
export async function deviceById(db: Db | Tx, id: number): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select ${deviceColumns}
      from device
      join device_type type on type.id = device.type_id
     where device.id = ${id}
       and device.active`.execute(db)
  return rows[0]
}

/** The types in the order of the catalogue. */
export async function deviceTypes(db: Db): Promise<readonly DeviceTypeRow[]> {
  return db
    .selectFrom('device_type')
    .select(['id', 'slug', 'name_zh', 'name_ja', 'name_en'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
}
