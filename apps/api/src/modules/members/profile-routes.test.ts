import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { someplace } from '../../testing/registration-factory.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

const whole = {
  name: '林雅婷',
  gender: 'female',
  birthday: '1998-02-28',
  addr_city: 'tpe',
  addr_district: '103-datong',
  job: 'student',
  locale: 'ja',
}

beforeAll(async () => {
  api = await testApi()
  await someplace(api.db)
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
})

const put = (body: unknown, who: { token: string } = member) => api.call('PUT /member', { token: who.token, body })
const auditOf = (id: string) =>
  api.db.selectFrom('audit_entry').select(['action', 'before', 'after']).where('subject_id', '=', id).execute()

describe('PUT /member', () => {
  test('200: every field of the profile, and GET /member shows the same', async () => {
    const { status, body } = await put(whole)
    expect(status).toBe(200)
    expect(body).toMatchObject(whole)
    expect((await api.call('GET /member', { token: member.token })).body).toEqual(body)
  })

  test('200: a form, and fields that are left out stay', async () => {
    await put(whole)
    const { body } = await api.call('PUT /member', { token: member.token, form: { locale: 'en' } })
    expect(body).toMatchObject({ ...whole, locale: 'en' })
  })

  test('200: what was there already writes nothing, and the audit log tells fields, not values', async () => {
    await put(whole)
    await put({ ...whole, name: '林雅婷二' })
    await put({ name: '林雅婷二' })
    await put({})
    const entries = await auditOf(member.id)
    expect(entries).toEqual([
      {
        action: 'member.change_profile',
        before: null,
        after: { fields: ['name', 'gender', 'birthday', 'addr_city', 'addr_district', 'job', 'locale'] },
      },
      { action: 'member.change_profile', before: null, after: { fields: ['name'] } },
    ])
    expect(JSON.stringify(entries)).not.toContain('林雅婷')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: '　' }, 'name'],
    [{ name: '字'.repeat(51) }, 'name'],
    [{ name: 'a\u202eb' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: ['a'] }, 'name'],
    [{ gender: 'none' }, 'gender'],
    [{ birthday: '1850-01-01' }, 'birthday'],
    [{ birthday: '1899-12-31' }, 'birthday'],
    [{ birthday: '2999-01-01' }, 'birthday'],
    [{ birthday: '2001-02-29' }, 'birthday'],
    [{ birthday: '2001/02/03' }, 'birthday'],
    [{ addr_city: 'atlantis', addr_district: '103-datong' }, 'addr_city'],
    [{ addr_city: 'tpe', addr_district: '200-renai' }, 'addr_district'],
    [{ addr_city: 'tpe' }, 'addr_district'],
    [{ addr_district: '103-datong' }, 'addr_city'],
    [{ job: 'pirate' }, 'job'],
    [{ job: '' }, 'job'],
    [{ locale: 'fr' }, 'locale'],
  ])('422: %j is refused at %s and nothing changes', async (body, field) => {
    const before = await tableHashes(api.db)
    const answer = await put({ ...whole, ...body, ...onlyAlone(body) })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test('200: at the very limits', async () => {
    expect((await put({ name: '字'.repeat(50), birthday: '1900-01-01' })).status).toBe(200)
    expect((await put({ name: '你' })).status).toBe(200)
  })

  test('422: tomorrow is no birthday, today would be one with a guardian', async () => {
    const { rows } = await sql<{ today: string; tomorrow: string }>`
      select koma_today()::text as today, (koma_today() + 1)::text as tomorrow`.execute(api.db)
    const { today, tomorrow } = rows[0]!
    expect((await put({ birthday: tomorrow })).body.errors).toEqual({ birthday: ['請輸入正確的生日'] })
    expect((await put({ birthday: today })).body.errors).toHaveProperty('guardian_agree')
    expect((await put({ birthday: today, guardian_agree: true })).status).toBe(200)
    expect((await put({ birthday: today })).status).toBe(200)
  })

  test('401 without a token', async () => {
    expect((await api.call('PUT /member', { body: whole })).status).toBe(401)
  })

  test('200: two at once leave one of the two profiles whole', async () => {
    const other = { ...whole, name: '另一個', addr_city: 'kee', addr_district: '200-renai', locale: 'en' }
    await Promise.all([put(whole), put(other), put(whole), put(other)])
    const { body } = await api.call('GET /member', { token: member.token })
    expect([whole, other]).toContainEqual({
      name: body.name,
      gender: body.gender,
      birthday: body.birthday,
      addr_city: body.addr_city,
      addr_district: body.addr_district,
      job: body.job,
      locale: body.locale,
    })
  })
})

/** A city without its district is sent so; everything else is sent with the rest of the form. */
const onlyAlone = (body: object) => ({
  ...(!('addr_district' in body) && 'addr_city' in body ? { addr_district: undefined } : {}),
  ...(!('addr_city' in body) && 'addr_district' in body ? { addr_city: undefined } : {}),
})
