import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { indexNow } from '../../platform/search-engines.ts'
import { activityWith } from '../../testing/activity-factory.ts'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { noticeRetryMinutes, tellSearchEngines } from './commands/tell-search-engines.ts'

/** A peer that speaks IndexNow: it keeps what it is told and answers as a test says. */
interface Peer {
  readonly server: Server
  readonly url: string
  readonly told: { host: string; key: string; keyLocation: string; urlList: string[] }[]
  status: number
}

const key = 'a1b2c3d4e5f6'
let peer: Peer
let api: TestApi

async function startPeer(): Promise<Peer> {
  const told: Peer['told'] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    request.on('end', () => {
      if (made.status < 300) told.push(JSON.parse(text))
      response.writeHead(made.status, { location: '/elsewhere' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const made: Peer = {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    told,
    status: 200,
  }
  return made
}

beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.server.close())
beforeEach(async () => {
  api = await testApi({}, { searchEngines: indexNow({ url: peer.url, key }, 'https://koma.example') })
  peer.status = 200
  peer.told.length = 0
})
afterEach(() => api.close())

const run = () => tellSearchEngines(api.deps, { warn: () => {} })
const addresses = () => peer.told.splice(0).flatMap(({ urlList }) => urlList)
const inAll = (path: string) => ['zh', 'ja', 'en'].map((language) => `https://koma.example/${language}${path}`)

describe('search engines', () => {
  test('are not told of what was shown when notices began', async () => {
    await itemWith(api.db)
    await run()
    await run()
    expect(addresses()).toEqual([])
  })

  test('are told what was published, changed and taken down, once, in every language, in one message', async () => {
    await run()
    const news = await itemWith(api.db)
    const lecture = await activityWith(api.db)
    await itemWith(api.db, { publishInHours: null })
    await run()
    expect(peer.told).toHaveLength(1)
    expect(peer.told[0]).toMatchObject({
      host: 'koma.example',
      key,
      keyLocation: `https://koma.example/${key}.txt`,
    })
    expect(addresses().toSorted()).toEqual(
      [...inAll(`/news/${news}`), ...inAll(`/activity_lecture/${lecture}`)].toSorted(),
    )
    await run()
    expect(addresses()).toEqual([])

    await sql`update content set version = version + 1 where id = ${news}`.execute(api.db)
    await sql`update activity set starts_at = starts_at - interval '1 hour' where content_id = ${lecture}`.execute(
      api.db,
    )
    await run()
    expect(addresses()).toHaveLength(6)

    await sql`update content set unpublish_at = koma_now() where id = ${news}`.execute(api.db)
    await run()
    expect(addresses()).toEqual(inAll(`/news/${news}`))
    await sql`delete from content where id = ${lecture}`.execute(api.db)
    await run()
    expect(addresses()).toEqual(inAll(`/activity_lecture/${lecture}`))
  })

  test('are told of a window that opens and closes by the clock alone', async () => {
    await run()
    const news = await itemWith(api.db, { publishInHours: 2, unpublishInHours: 4 })
    await run()
    expect(addresses()).toEqual([])
    await api.moveClock(2 * 3600 + 1)
    await run()
    expect(addresses()).toEqual(inAll(`/news/${news}`))
    await api.moveClock(4 * 3600 + 1)
    await run()
    expect(addresses()).toEqual(inAll(`/news/${news}`))
  })

  test.each([429, 500, 403, 302])('are told again later where they answer %i', async (status) => {
    await run()
    const news = await itemWith(api.db)
    peer.status = status
    await run()
    peer.status = 202
    await run()
    expect(addresses()).toEqual([])
    await api.moveClock(noticeRetryMinutes[0] * 60 + 1)
    await run()
    expect(addresses()).toEqual(inAll(`/news/${news}`))
  })

  test('hear of each item once, however many tell them at once', async () => {
    await run()
    for (let made = 0; made < 5; made++) await itemWith(api.db)
    await Promise.all(Array.from({ length: 6 }, run))
    const told = addresses()
    expect(told).toHaveLength(15)
    expect(new Set(told).size).toBe(15)
  })

  test('hear of a change that came while they were told of the one before', async () => {
    await run()
    const news = await itemWith(api.db)
    await sql`update content set version = version + 1 where id = ${news}`.execute(api.db)
    const change = () => sql`update content set version = version + 1 where id = ${news}`.execute(api.db)
    const slow = {
      tell: async (list: readonly string[]) => void (await change(), peer.told.push({ urlList: [...list] } as never)),
    }
    await tellSearchEngines({ ...api.deps, searchEngines: slow }, { warn: () => {} })
    expect(addresses()).toEqual(inAll(`/news/${news}`))
    await run()
    expect(addresses()).toEqual(inAll(`/news/${news}`))
  })

  test('negative control: where none is configured nobody is told and nothing is written', async () => {
    await itemWith(api.db)
    await tellSearchEngines({ ...api.deps, searchEngines: undefined }, { warn: () => {} })
    const { rows } = await sql<{ n: number }>`select count(*) as n from index_start`.execute(api.db)
    expect([addresses(), rows[0]!.n]).toEqual([[], 0])
  })
})
