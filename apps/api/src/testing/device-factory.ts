import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { RentUnit } from '@koma/domain/rent-slots.ts'
import type { RentKind } from '@koma/domain/rent-states.ts'
import { openingWeeklyAtStart } from '@koma/domain/opening-hours.ts'
import type { Db } from '../platform/db.ts'

export interface DeviceTraits {
  readonly id?: number
  readonly kind?: RentKind
  readonly unit?: RentUnit
  readonly pointsPerUnit?: number
  readonly minMemberClass?: MemberClass
  readonly seats?: number
}

export interface TestDevice {
  readonly id: number
  readonly seats: readonly number[]
}

let made = 0

/** The opening hours of product §9: Tuesday to Sunday, 10:00 to 21:00. */
export async function openCentre(db: Db): Promise<void> {
  await db
    .insertInto('opening_hours')
    .values(openingWeeklyAtStart.map((line) => ({ ...line, valid_from: '2000-01-01' })))
    .execute()
}

/** Writes a device with its type and seats. */
export async function deviceWith(db: Db, traits: DeviceTraits = {}): Promise<TestDevice> {
  const id = traits.id ?? ++made
  await db
    .insertInto('device_type')
    .values({ id, slug: `type-${id}`, sort: id, name_zh: `類型${id}` })
    .execute()
  await db
    .insertInto('device')
    .values({
      id,
      slug: `device-${id}`,
      type_id: id,
      sort: id,
      name_zh: `設備${id}`,
      name_en: `Device ${id}`,
      description_zh: '說明',
      floor: '3F',
      kind: traits.kind ?? 'workstation',
      unit: traits.unit ?? 'hour',
      points_per_unit: traits.pointsPerUnit ?? 30,
      min_member_class: traits.minMemberClass ?? 'general',
    })
    .execute()
  const seats = Array.from({ length: traits.seats ?? 1 }, (_, index) => id * 100 + index + 1)
  await db
    .insertInto('seat')
    .values(seats.map((seat, index) => ({ id: seat, device_id: id, name: `A${index + 1}` })))
    .execute()
  return { id, seats }
}
