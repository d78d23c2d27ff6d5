import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import { writeAudit, type AuditEntry } from './audit.ts'
import { uuid7 } from './ids.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.close())

describe('the audit log', () => {
  test('tells who did what to whom, before and after, and in which request', async () => {
    const staffId = uuid7()
    await writeAudit(
      database.db,
      entry({ actor: { kind: 'staff', id: staffId, name: 'desk' }, requestId: 'request-1' }),
    )
    expect(await entries()).toContainEqual(
      expect.objectContaining({
        actor_kind: 'staff',
        actor_id: staffId,
        actor_name: 'desk',
        action: 'rent.check_in',
        subject_kind: 'rent',
        subject_id: 'R-1',
        before: { status: 'booked' },
        after: [{ status: 'over' }],
        request_id: 'request-1',
      }),
    )
  })

  test('keeps nothing of a change that did not happen', async () => {
    const before = (await entries()).length
    const failing = database.db.transaction().execute(async (tx) => {
      await writeAudit(tx, entry({}))
      throw new Error('torn page')
    })
    await expect(failing).rejects.toThrow('torn page')
    expect(await entries()).toHaveLength(before)
  })

  test.each(['update audit_entry set action = $$x$$', 'delete from audit_entry', 'truncate audit_entry'])(
    'can be written to and nothing else: %s',
    async (statement) => {
      await writeAudit(database.db, entry({}))
      const before = await entries()
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/append-only/)
      expect(await entries()).toEqual(before)
    },
  )

  test('negative control: without its triggers it could be', async () => {
    const undone = database.db.transaction().execute(async (tx) => {
      await sql`alter table audit_entry disable trigger user`.execute(tx)
      const { numAffectedRows } = await sql`delete from audit_entry`.execute(tx)
      expect(Number(numAffectedRows)).toBeGreaterThan(0)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  })
})

function entry(some: Partial<AuditEntry>): AuditEntry {
  return {
    actor: { kind: 'system', name: 'koma' },
    action: 'rent.check_in',
    subject: { kind: 'rent', id: 'R-1' },
    before: { status: 'booked' },
    after: [{ status: 'over' }],
    ...some,
  }
}

const entries = () =>
  database.db
    .selectFrom('audit_entry')
    .select([
      'actor_kind',
      'actor_id',
      'actor_name',
      'action',
      'subject_kind',
      'subject_id',
      'before',
      'after',
      'request_id',
    ])
    .orderBy('id')
    .execute()
