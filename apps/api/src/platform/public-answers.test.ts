import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { memberWith } from '../testing/member-factory.ts'
import { platformApp, testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import type { ApiApp } from './api-app.ts'
import { listenForChanges, type Changes } from './changes.ts'

let database: TestDatabase
let changes: Changes
let app: FastifyInstance
let token: string

/** What the handlers show, how often they ran, and what they wait for. */
let panel = 1
let runs = 0
let gate: Promise<void> = Promise.resolve()

beforeAll(async () => {
  database = await testDatabase()
  token = (await memberWith(database.db)).token
})

beforeEach(async () => {
  changes = await listenForChanges(database.url)
  app = await platformApp(database.db, addRoutes, { deps: { changes } })
  runs = 0
  gate = Promise.resolve()
})

afterEach(async () => {
  await app.close()
  await changes.stop()
})

afterAll(() => database.close())

describe('every public GET', () => {
  test('carries an ETag, may be kept and must be asked for again', async () => {
    const { headers } = await get('/plain')
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      'cache-control': 'public, no-cache',
      vary: 'Authorization',
    })
  })

  test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
    '304 without a body for a tag that still holds (%#)',
    async (headerFor) => {
      const first = await get('/plain')
      const again = await get('/plain', { 'if-none-match': headerFor(String(first.headers['etag'])) })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers['etag']).toBe(first.headers['etag'])
      expect(again.headers['content-type']).toBeUndefined()
    },
  )

  test('200 for another tag, and the tag of a changed answer is another one', async () => {
    const first = await get('/plain')
    panel++
    const changed = await get('/plain', { 'if-none-match': String(first.headers['etag']) })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers['etag']).not.toBe(first.headers['etag'])
  })

  test('HEAD has the headers of GET and no body', async () => {
    const [head, full] = [await app.inject({ method: 'HEAD', url: '/api/plain' }), await get('/plain')]
    expect(head.headers['etag']).toBe(full.headers['etag'])
    expect(head.body).toBe('')
  })

  test('a refusal is kept nowhere', async () => {
    const refused = await get('/missing')
    expect(refused.statusCode).toBe(404)
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(refused.headers['etag']).toBeUndefined()
  })
})

describe('what is for one person', () => {
  test.each(['/plain', '/kept', '/mine'])('is private, no-store and told apart by Authorization: %s', async (path) => {
    const { headers } = await get(path, { authorization: `Bearer ${token}` })
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization' })
    expect(headers['etag']).toBeUndefined()
  })

  test('a member never gets the kept answer of a visitor, nor a visitor that of a member', async () => {
    await get('/kept')
    expect((await get('/kept', { authorization: `Bearer ${token}` })).json()).toMatchObject({ reader: 'member' })
    expect((await get('/kept')).json()).toMatchObject({ reader: 'visitor' })
    expect(runs).toBe(2)
  })

  test('an answer to a POST is not kept either', async () => {
    const { headers } = await app.inject({ method: 'POST', url: '/api/plain', payload: {} })
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

describe('a kept answer', () => {
  test('is made once and given byte for byte until its tag changes', async () => {
    const first = await get('/kept')
    panel++
    expect((await get('/kept')).body).toBe(first.body)
    expect(runs).toBe(1)

    await announce('device')
    expect((await get('/kept')).json()).toMatchObject({ panel })
    expect(runs).toBe(2)
  })

  test('stays while another tag changes', async () => {
    await get('/kept')
    await announce('news')
    await get('/kept')
    expect(runs).toBe(1)
  })

  test('is one for each address', async () => {
    await get('/kept?page=1')
    await get('/kept?page=2')
    expect(runs).toBe(2)
  })

  test('500 who ask at once cause one answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const asking = Promise.all(Array.from({ length: 500 }, () => get('/kept')))
    await until(() => runs === 1)
    resolve()
    const answers = await asking
    expect(runs).toBe(1)
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toHaveLength(1)
  })

  test('of a refusal nobody waits for ever: each makes their own', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/kept?missing=1')))
    expect(answers.every(({ statusCode }) => statusCode === 404)).toBe(true)
  })

  test('that was begun before a change is given out but not kept', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const early = get('/kept')
    await until(() => runs === 1)
    await announce('device')
    resolve()
    await early
    gate = Promise.resolve()
    await get('/kept')
    expect(runs).toBe(2)
  })

  test('is not used while changes are not heard, and not after they are heard again', async () => {
    await get('/kept')
    await sql`
      select pg_terminate_backend(pid)
        from pg_stat_activity
       where application_name = 'koma-changes'
         and datname = current_database()`.execute(database.db)
    await until(() => !changes.isLive())
    panel++
    expect((await get('/kept')).json()).toMatchObject({ panel })
    await until(() => changes.isLive())
    panel++
    expect((await get('/kept')).json()).toMatchObject({ panel })
  })

  test('answers 304 from memory, without the handler', async () => {
    const first = await get('/kept')
    const again = await get('/kept', { 'if-none-match': String(first.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(runs).toBe(1)
  })

  test('negative control: without its tag the same route runs for everybody', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/plain')))
    expect(runs).toBe(20)
  })
})

function addRoutes(scope: ApiApp) {
  const show = async (reader: string) => {
    runs++
    const shown = panel
    await gate
    return { panel: shown, reader }
  }
  const response = { 200: z.object({ panel: z.int(), reader: z.string() }) }
  scope.route({
    method: 'GET',
    url: '/kept',
    config: { gate: 'visitor', cache: ['device'] },
    schema: { response },
    handler: (request, reply) =>
      request.url.includes('missing') ? reply.callNotFound() : show(request.memberCaller ? 'member' : 'visitor'),
  })
  scope.route({
    method: 'GET',
    url: '/plain',
    config: { gate: 'visitor' },
    schema: { response },
    handler: () => show('anyone'),
  })
  scope.route({ method: 'POST', url: '/plain', config: { gate: 'public' }, handler: () => show('anyone') })
  scope.route({
    method: 'GET',
    url: '/mine',
    config: { gate: 'member' },
    schema: { response },
    handler: () => show('member'),
  })
}

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api${path}`, headers })

/** As the database's trigger does it; resolves when this process has heard. */
async function announce(tag: string) {
  const heard = new Promise<void>((done) => {
    const stop = changes.subscribe((one) => {
      if (one !== tag) return
      stop()
      done()
    })
  })
  await sql`select pg_notify('koma_changed', ${tag})`.execute(database.db)
  await heard
}

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((soon) => setTimeout(soon, 5))
}
