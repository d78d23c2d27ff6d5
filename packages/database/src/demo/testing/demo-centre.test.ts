import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoCentreAt, ledgerFaults, rentFaults, type DemoCentre } from './demo-centre.ts'

let centre: DemoCentre

beforeEach(async () => {
  centre = await demoCentreAt('2026-11-24 14:20')
})

afterEach(() => centre.close())

describe('ledgerFaults', () => {
  test('finds a lot that lost a point without an entry', async () => {
    await sql`
      update point_lot set remaining = remaining - 1
       where id = (select id from point_lot where remaining > 0 limit 1)`.execute(centre.db)
    const faults = await ledgerFaults(centre.db)
    expect(faults).toHaveLength(2)
  })

  test('finds entries that do not balance, once the trigger that refuses them is off', async () => {
    await sql`alter table point_entry disable trigger point_entry__append_only`.execute(centre.db)
    await sql`
      update point_entry set points = points - 1
       where account = 'centre.sales'
         and transaction_id = (select transaction_id from point_entry where account = 'centre.sales' limit 1)
    `.execute(centre.db)
    expect(await ledgerFaults(centre.db)).toHaveLength(1)
  })
})

describe('rentFaults', () => {
  test('finds bookings on a day that is closed', async () => {
    await sql`insert into closure (date, reason_zh) values ('2026-11-24', '颱風')`.execute(centre.db)
    const faults = await rentFaults(centre.db)
    expect(faults).toContainEqual(expect.objectContaining({ fault: 'on a closed day' }))
  })

  test('finds a status that its history does not tell', async () => {
    await sql`
      update rent set status = 'processing'
       where id = (select id from rent where status = 'over' limit 1)`.execute(centre.db)
    expect(await rentFaults(centre.db)).toHaveLength(1)
  })
})
