import { sql, type Transaction } from 'kysely'
import { referenceText } from './reference-files.ts'
import type { Database } from './schema.generated.ts'

type Tx = Transaction<Database>

/** The first day on which the fees of a new installation hold. */
const feesFrom = '2000-01-01'

/**
 * The rooms of product §9 with their fees and equipment, only where nothing stands yet: afterwards staff decide.
 * Source: product §3, §9. Decision: space
 */
export async function loadSpaces(tx: Tx): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from space) as known`.execute(tx)
  if (rows[0]!.known) return
  await loadRooms(tx)
  await loadFees(tx)
  await loadEquipment(tx)
}

async function loadRooms(tx: Tx) {
  await sql`
    insert into space (id, part_of, is_zone, sort, floor, capacity, area_m2, name_zh, name_ja, name_en,
                       description_zh, description_ja, description_en, features_zh, features_ja, features_en)
    select id, part_of, is_zone, sort, floor, capacity, area_m2, name_zh, name_ja, name_en,
           description_zh, description_ja, description_en, features_zh, features_ja, features_en
      from jsonb_to_recordset(${referenceText('spaces')}::jsonb)
        as room (id text, part_of text, is_zone boolean, sort integer, floor text, capacity integer, area_m2 integer,
                 name_zh text, name_ja text, name_en text, description_zh text, description_ja text,
                 description_en text, features_zh text[], features_ja text[], features_en text[])`.execute(tx)
}

async function loadFees(tx: Tx) {
  await sql`
    insert into space_fee (space_id, valid_from, per_session, all_day)
    select id, ${feesFrom}::date, per_session, all_day
      from jsonb_to_recordset(${referenceText('spaces')}::jsonb)
        as room (id text, per_session integer, all_day integer)`.execute(tx)
}

async function loadEquipment(tx: Tx) {
  await sql`
    insert into space_equipment (id, sort, name_zh, name_ja, name_en, model, quantity, fee)
    select id, sort, name_zh, name_ja, name_en, model, quantity, fee
      from jsonb_to_recordset(${referenceText('space_equipment')}::jsonb)
        as piece (id text, sort integer, name_zh text, name_ja text, name_en text, model text, quantity integer,
                  fee integer)`.execute(tx)
  await sql`
    insert into space_equipment_at (equipment_id, space_id)
    select jsonb_array_elements_text(fact -> 'equipment'), fact ->> 'id'
      from jsonb_array_elements(${referenceText('spaces')}::jsonb) as room (fact)`.execute(tx)
}
