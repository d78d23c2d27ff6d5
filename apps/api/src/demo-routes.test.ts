import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerDemo } from './demo-routes.ts'
import { databaseClock } from './platform/clock.ts'
import { moveClock } from './platform/dev-clock.ts'
import { testDatabase, type TestDatabase } from './testing/platform-app.ts'
import { testDeps } from './testing/test-deps.ts'

let database: TestDatabase
let app: FastifyInstance
let jobRuns = 0

const cast = [{ role: 'desk', class: null, username: 'desk', password: 'ink and paper', totp_secret: 'ABC' }]

beforeAll(async () => {
  database = await testDatabase()
  const deps = await testDeps(database.db)
  deps.jobs.schedule({ name: 'test', cron: '* * * * *', run: async () => void jobRuns++ })
  app = Fastify()
  await registerDemo(app, deps, cast)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await database.close()
})

beforeEach(async () => {
  await moveClock(database.db, { offset_s: 0 })
  jobRuns = 0
})

describe('PUT /dev/clock', () => {
  test('sets what the time is, for every process, and it goes on from there', async () => {
    const { statusCode, body } = await clock({ now: '2027-02-28 23:59:58' })
    expect([statusCode, body['now']]).toEqual([200, '2027-02-28 23:59:58'])
    const elsewhere = await databaseClock(database.anotherPool(1)).now()
    expect(elsewhere.getTime() - new Date('2027-02-28T15:59:58Z').getTime()).toBeGreaterThanOrEqual(0)
    expect(elsewhere.getTime() - new Date('2027-02-28T15:59:58Z').getTime()).toBeLessThan(5_000)
  })

  test.each([3_600, -86_400, 0])('sets how far it is ahead of the server: %i s', async (offset) => {
    await clock({ offset_s: offset })
    const { body } = await clock({ offset_s: offset })
    expect(body['offset_s']).toBe(offset)
    expect((await databaseClock(database.db).now()).getTime() - Date.now()).toBeGreaterThan(offset * 1000 - 10_000)
  })

  test('does at once what a timetable would have done meanwhile', async () => {
    await clock({ offset_s: 86_400 })
    expect(jobRuns).toBe(1)
  })

  test.each([
    {},
    { now: '2027-01-01 00:00:00', offset_s: 1 },
    { now: '2027-02-30 00:00:00' },
    { now: '2027-01-01' },
    { now: '2027-01-01T00:00:00Z' },
    { now: '9999-01-01 00:00:00' },
    { now: 5 },
    { offset_s: 1.5 },
    { offset_s: '60' },
    { offset_s: 1e18 },
    { offset_s: 60, more: true },
  ])('422 and the clock stays for %j', async (body) => {
    const before = await clock({ offset_s: 0 })
    expect((await clock(body)).statusCode).toBe(422)
    expect((await databaseClock(database.db).now()).getTime()).toBeLessThan(Date.now() + 60_000)
    expect(before.statusCode).toBe(200)
  })

  test.each(['https://evil.example', 'null', 'https://koma.example.evil.example'])(
    '403 for a page of %s',
    async (origin) => {
      expect((await clock({ offset_s: 3_600 }, { origin })).statusCode).toBe(403)
      expect((await databaseClock(database.db).now()).getTime()).toBeLessThan(Date.now() + 60_000)
    },
  )

  test.each(['https://koma.example', 'http://localhost:80'])('200 for a page of ours: %s', async (origin) => {
    expect((await clock({ offset_s: 60 }, { origin, host: 'localhost:80' })).statusCode).toBe(200)
  })
})

describe('the rest of /dev', () => {
  test('GET /dev/cast.json gives everybody with what it takes to sign in', async () => {
    const answer = await app.inject('/dev/cast.json')
    expect(answer.json()).toEqual(cast)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('GET /dev/mailbox.json gives messages, and 422 for a name that is none', async () => {
    expect((await app.inject('/dev/mailbox.json?to=reader@example.com')).json()).toEqual([])
    expect((await app.inject(`/dev/mailbox.json?to=${'x'.repeat(321)}`)).statusCode).toBe(422)
  })

  test('405 with Allow for another method', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/dev/clock' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'PUT'])
  })
})

async function clock(payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'PUT', url: '/dev/clock', payload, headers })
  return { statusCode: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
