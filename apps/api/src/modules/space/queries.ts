import type { DatedSpaceFee } from '@koma/domain/space-rules.ts'
import type { SessionSlot } from '@koma/domain/opening-hours.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export interface SpaceRow {
  readonly id: string
  readonly part_of: string | null
  readonly zones: readonly string[]
  readonly floor: string
  readonly capacity: number
  readonly area_m2: number
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
  readonly description_zh: string
  readonly description_ja: string | null
  readonly description_en: string | null
  readonly features_zh: readonly string[]
  readonly features_ja: readonly string[] | null
  readonly features_en: readonly string[] | null
  /** Every row of its fees, past and future. */
  readonly fees: readonly DatedSpaceFee[]
}

export interface SpaceEquipmentRow {
  readonly id: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
  readonly model: string | null
  readonly quantity: number
  readonly fee: number
}

export interface HeldSession {
  readonly date: TaipeiDate
  readonly slot: SessionSlot
}

/** All rooms in the order of the house: there are a handful. */
export async function spacesOf(db: Db | Tx): Promise<readonly SpaceRow[]> {
  const { rows } = await sql<SpaceRow>`
    select space.id, space.part_of, space.floor, space.capacity, space.area_m2,
           space.name_zh, space.name_ja, space.name_en,
           space.description_zh, space.description_ja, space.description_en,
           space.features_zh, space.features_ja, space.features_en,
           array(select space_zones(space.id)) as zones,
           (select coalesce(json_agg(json_build_object(
                     'validFrom', valid_from, 'perSession', per_session, 'allDay', all_day) order by valid_from), '[]')
              from space_fee
             where space_fee.space_id = space.id) as fees
      from space
     order by space.sort, space.id`.execute(db)
  return rows
}

/** What stands ready in a room, in the order of the list. */
export async function equipmentOf(db: Db | Tx, spaceId: string): Promise<readonly SpaceEquipmentRow[]> {
  return db
    .selectFrom('space_equipment')
    .innerJoin('space_equipment_at', 'space_equipment_at.equipment_id', 'space_equipment.id')
    .select(['id', 'name_zh', 'name_ja', 'name_en', 'model', 'quantity', 'fee'])
    .where('space_equipment_at.space_id', '=', spaceId)
    .orderBy('space_equipment.sort')
    .orderBy('space_equipment.id')
    .execute()
}

/**
 * Sessions of those days, both included, of which any zone is held, by a rental or by an activity: a whole floor is taken as
 * soon as one of its rooms is, and a room as soon as the floor is. By the index of days.
 */
export async function heldSessions(
  db: Db | Tx,
  zones: readonly string[],
  from: TaipeiDate,
  to: TaipeiDate,
): Promise<readonly HeldSession[]> {
  const { rows } = await sql<HeldSession>`
    select distinct date, slot
      from space_hold
     where date between ${from} and ${to}
       and zone_id = any(${zones}::text[])`.execute(db)
  return rows
}
