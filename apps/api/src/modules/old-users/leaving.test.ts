import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberTraits, TestMember } from '../../testing/member-factory.ts'
import { carriedTo, importList, invitedPerson, listOf, type ListPerson } from '../../testing/old-user-factory.ts'
import { readZip } from '../../testing/read-zip.ts'
import { someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { tracesOf } from '../../testing/traces.ts'

let api: TestApi
let admin: TestStaff
let made = 0

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
})
afterAll(() => api.close())
beforeEach(async () => {
  admin = await api.staffWith('admin')
})

const number = () => `LV-${++made}`
const reader = (traits: MemberTraits = {}) => api.memberWith({ name: '王小明', birthday: '1985-05-05', ...traits })
const brought = (person: ListPerson) => importList(api, admin.token, listOf([person]))

/** Asks for the account to be deleted. Gives the request as staff see it. */
async function leave({ token, password, id }: TestMember) {
  expect((await api.call('DELETE /member', { token, body: { password } })).status).toBe(202)
  const { body } = await api.call('GET /staff/deletions?per_page=100', { token: admin.token })
  return body.data.find((one: { member: { id: string } | null }) => one.member?.id === id)
}

const step = (id: string, action: string, body: object = {}) =>
  api.call(`POST /staff/deletions/${id}/${action}`, { token: admin.token, body })

/** Called, paid back and erased. */
async function seeOut(id: string) {
  await step(id, 'contact')
  await step(id, 'settle', { way: 'refund', reference: '匯款 7' })
  expect((await step(id, 'erase')).status).toBe(200)
}

async function recordOf(oldId: string) {
  const { rows } = await sql<{ memberId: string | null; merged: boolean; name: string; email: string }>`
    select member_id as "memberId", merged, name, email from old_user where old_id = ${oldId}`.execute(api.db)
  return rows[0]!
}

describe('an account that leaves takes along what its owner left in the former system', () => {
  test('the points come into the account, are paid back with the rest, and nothing personal stays', async () => {
    const oldId = number()
    const member = await reader({ purchasedPoints: 5 })
    const planted = { name: '植栽舊名', email: member.email, mobile: '0955123123' }
    await invitedPerson(api, admin.token, { oldId, ...planted, purchased: 60, reward: 40 })
    const request = await leave(member)
    expect(request).toMatchObject({ purchased_points: 65, reward_points: 40 })
    expect(await recordOf(oldId)).toMatchObject({ memberId: member.id, merged: true, name: planted.name })
    expect((await carriedTo(api.db, member.id)).entries.map(({ points }) => points)).toEqual([60, 40])
    await seeOut(request.id)
    expect(await recordOf(oldId)).toEqual({ memberId: member.id, merged: true, name: '', email: '' })
    expect((await tracesOf(api.db, Object.values(planted))).found).toEqual([])
    expect((await carriedTo(api.db, member.id)).lots.map(({ remaining }) => remaining)).toEqual([0, 0, 0])
  })

  test('who thinks better of it keeps them', async () => {
    const member = await reader()
    await brought({ oldId: number(), email: member.email, purchased: 30 })
    await leave(member)
    const { token } = await api.sessionOf(member)
    await api.call('POST /member/undelete', { token })
    expect((await api.call('GET /member', { token })).body.point).toBe(30)
  })

  test('an address that was verified before it was changed proves it too', async () => {
    const [oldId, member] = [number(), await reader()]
    await sql`update member set email = ${`later-${member.email}`} where id = ${member.id}`.execute(api.db)
    await brought({ oldId, email: member.email, purchased: 30 })
    expect(await leave(member)).toMatchObject({ purchased_points: 30 })
    expect((await recordOf(oldId)).memberId).toBe(member.id)
  })

  test.each<[string, Partial<ListPerson>, boolean]>([
    ['and the name', { name: '王小明' }, true],
    ['and the birthday', { birthday: '1985/5/5' }, true],
    ['alone, which somebody else may have had', {}, false],
  ])('a verified number %s', async (_, same, isTheirs) => {
    const [oldId, member] = [number(), await reader()]
    await brought({ oldId, mobile: member.mobile, purchased: 30, ...same })
    expect(await leave(member)).toMatchObject({ purchased_points: isTheirs ? 30 : 0 })
    expect((await recordOf(oldId)).memberId).toBe(isTheirs ? member.id : null)
  })

  test('an address that nobody verified proves nothing, nor one that somebody else has now', async () => {
    const [first, second] = [await reader({ activated: false }), await reader()]
    const [oldOfFirst, oldOfSecond] = [number(), number()]
    await brought({ oldId: oldOfFirst, email: first.email, purchased: 30 })
    await sql`update member set email = ${`later-${second.email}`} where id = ${second.id}`.execute(api.db)
    await reader({ email: second.email })
    await brought({ oldId: oldOfSecond, email: second.email, purchased: 30 })
    for (const member of [first, second]) expect(await leave(member)).toMatchObject({ purchased_points: 0 })
    expect([await recordOf(oldOfFirst), await recordOf(oldOfSecond)]).toMatchObject([
      { memberId: null },
      { memberId: null },
    ])
  })
})

test('a record that nobody moved is among what a member may read of themselves, another’s is not', async () => {
  const [oldId, member, other] = [number(), await reader(), await reader()]
  await brought({ oldId, email: member.email, purchased: 30 })
  const recordsOf = async ({ token }: TestMember) => {
    const { rawPayload } = await api.app.inject({
      url: '/api/member/export',
      headers: { authorization: `Bearer ${token}` },
    })
    return JSON.parse(readZip(rawPayload)['koma.json']!.toString()).former_records
  }
  expect(await recordsOf(member)).toMatchObject([{ old_id: oldId, email: member.email, purchased: 30, moved_at: null }])
  expect(await recordsOf(other)).toEqual([])
})

describe('a list that comes after the wish', () => {
  test.each(['contact', 'settle', 'erase'] as const)(
    'is seen before staff %s: 412, and then it counts',
    async (late) => {
      const member = await reader()
      const request = await leave(member)
      const steps = { contact: {}, settle: { way: 'refund', reference: '匯款 8' }, erase: {} }
      for (const [action, form] of Object.entries(steps)) {
        if (action === late) {
          await brought({ oldId: number(), email: member.email, purchased: 30 })
          expect(await step(request.id, action, form)).toMatchObject({ status: 412, body: { code: 'version.stale' } })
          const { body } = await api.call(`GET /staff/deletions/${request.id}`, { token: admin.token })
          expect(body).toMatchObject({ purchased_points: 30, version: expect.any(Number) })
          expect(body.actions).toContain(action)
          if (action === 'erase') expect((await step(request.id, 'erase')).body.code).toBe('deletion.unsettled')
          if (action === 'erase') await step(request.id, 'settle', steps.settle)
        }
        expect((await step(request.id, action, form)).status, action).toBe(200)
      }
      expect((await carriedTo(api.db, member.id)).lots).toEqual([{ source: 'purchased', remaining: 0 }])
    },
  )
})

describe('the database', () => {
  const erase = ({ id }: TestMember) => sql`select member_erase(${id})`.execute(api.db)

  test('erases nobody whose record still has purchased points', async () => {
    const member = await reader()
    await brought({ oldId: number(), email: member.email, purchased: 1 })
    await expect(erase(member)).rejects.toMatchObject({ constraint: 'old_user__no_points_left_behind' })
  })

  test('takes a record without them along, and the same list brings nobody back', async () => {
    const [oldId, member] = [number(), await reader()]
    const person = { oldId, name: '植栽再來', email: member.email, reward: 20 }
    await brought(person)
    await erase(member)
    expect(await recordOf(oldId)).toEqual({ memberId: member.id, merged: true, name: '', email: '' })
    await brought(person)
    expect(await recordOf(oldId)).toEqual({ memberId: member.id, merged: true, name: '', email: '' })
  })

  test('negative control: where it knows no owner, the record outlives the account', async () => {
    const member = await reader()
    const name = '植栽還在'
    await brought({ oldId: number(), name, email: member.email, purchased: 1 })
    const undone = api.db.transaction().execute(async (tx) => {
      await sql`
        create or replace function old_user_unmoved(of_member uuid) returns setof uuid
          language sql stable return null::uuid`.execute(tx)
      await sql`select member_erase(${member.id})`.execute(tx)
      expect((await tracesOf(tx, [name])).found).toContain(`old_user.name: ${name}`)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  })
})
