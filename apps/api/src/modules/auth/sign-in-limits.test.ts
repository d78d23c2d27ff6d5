import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type Call, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember
let address: string
let asked = 0

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
  // An address of its own, so that one test's wrong passwords do not count against the next.
  address = `198.51.100.${++asked}`
})

const signIn = (username: string, password = member.password, call: Call = {}) =>
  api.call('POST /token', { from: address, form: { grant_type: 'password', username, password }, ...call })

describe('POST /token by password 429', () => {
  test('comes at the sixth wrong password from one address, with the time to wait', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await signIn(member.username, 'wrong99')).status).toBe(400)
    const { status, headers, body } = await signIn(member.username)
    expect(status).toBe(429)
    expect(body.code).toBe('rate.limited')
    expect(Number(headers['retry-after'])).toBeGreaterThan(590)
    expect((await signIn(member.username, member.password, { from: '198.51.100.250' })).status).toBe(200)
  })

  test('does not count a right password among the wrong ones', async () => {
    for (let tries = 0; tries < 4; tries++) await signIn(member.username, 'wrong99')
    expect((await signIn(member.username)).status).toBe(200)
    expect((await signIn(member.username)).status).toBe(200)
    expect((await signIn(member.username, 'wrong99')).status).toBe(400)
    expect((await signIn(member.username)).status).toBe(429)
  })

  test('counts an unknown account like a known one', async () => {
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await signIn('nobody4321', 'wrong99')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('waits longer the more often it happens', async () => {
    const waits: number[] = []
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 5; tries++) await signIn(member.username, 'wrong99')
      waits.push(Number((await signIn(member.username)).headers['retry-after']))
      await api.moveClock(601)
    }
    waits.push(Number((await signIn(member.username)).headers['retry-after']))
    expect(waits[0]).toBeLessThanOrEqual(600)
    expect(waits[2]).toBeGreaterThan(600)
  })

  test('holds on a second server, and after a restart', async () => {
    for (let tries = 0; tries < 5; tries++) await signIn(member.username, 'wrong99')
    const other = await api.anotherServer()
    const form = { grant_type: 'password', username: member.username, password: member.password }
    expect((await other.call('POST /token', { from: address, form })).status).toBe(429)
  })

  test('counts an IPv6 network as one address', async () => {
    for (let tries = 0; tries < 5; tries++) await signIn(member.username, 'wrong99', { from: `2001:db8:7:7::${tries}` })
    expect((await signIn(member.username, member.password, { from: '2001:db8:7:7:9::1' })).status).toBe(429)
    expect((await signIn(member.username, member.password, { from: '2001:db8:7:8::1' })).status).toBe(200)
  })
})
