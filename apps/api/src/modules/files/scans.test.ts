import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clamdScanner } from '../../platform/files/clamd.ts'
import { clamdServer, eicar, type ClamdServer } from '../../testing/clamd-server.ts'
import type { HandJobs } from '../../testing/hand-jobs.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { multipart } from '../../testing/multipart.ts'
import { pdfWith } from '../../testing/pdf-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { fileJobs } from './jobs.ts'

let api: TestApi
let clamd: ClamdServer
let anna: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  clamd = await clamdServer()
  Object.assign(api.deps.files, { scanner: clamdScanner(clamd) })
  anna = await api.memberWith({ locale: 'ja' })
})
afterAll(async () => {
  await clamd.stop()
  await api.close()
})

const infected = pdfWith({ objects: [`<< /Note (${eicar}) >>`] })
const jobs = () => api.deps.jobs as HandJobs

async function runJobs() {
  for (const job of fileJobs(api.deps, api.app.log)) await job.run()
}

/** The product's clock goes on, and with it her sign-in. */
async function wait(seconds: number) {
  await api.moveClock(seconds)
  anna = { ...anna, ...(await api.sessionOf(anna)) }
}

async function upload(bytes: Buffer): Promise<string> {
  const { headers, body } = multipart([
    ['purpose', 'creator_application'],
    ['file', { name: '作品.pdf', bytes }],
  ])
  const answer = await api.call('POST /member/files', { token: anna.token, headers, body })
  expect([answer.status, answer.body.state]).toEqual([201, 'checking'])
  return answer.body.id
}

const open = async (id: string) => (await api.call(`GET /file/${id}`, { token: anna.token })).status
const stateOf = async (id: string) => {
  const { body } = await api.call('GET /member/files', { token: anna.token })
  return body.find((file: { id: string }) => file.id === id)?.state
}

describe('a file', () => {
  test('is closed until it was scanned, byte for byte, and open when it is clean', async () => {
    const id = await upload(pdfWith({ size: 300_000 }))
    expect(await open(id)).toBe(404)
    await jobs().handleSent()
    expect([await stateOf(id), await open(id), clamd.scanned.at(-1)]).toEqual(['ready', 200, 300_000])
  })

  test('that carries a script is scanned too, and then held', async () => {
    const id = await upload(pdfWith({ objects: ['<< /S /JavaScript >>'] }))
    await jobs().handleSent()
    expect([await stateOf(id), await open(id)]).toEqual(['held', 404])
  })

  test('that is infected is refused, its bytes go, and its owner is told once, in their language', async () => {
    const id = await upload(infected)
    const key = await keyOf(id)
    await jobs().handleSent()
    expect([await stateOf(id), await open(id), await keyOf(id)]).toEqual(['refused', 404, null])
    const mails = await api.db.selectFrom('message').select(['recipient', 'subject', 'text']).execute()
    expect(mails).toEqual([
      {
        recipient: anna.email,
        subject: expect.stringContaining('受け付けられませんでした'),
        text: expect.stringContaining('作品.pdf'),
      },
    ])
    await wait(2 * 3_600)
    await runJobs()
    expect(await api.deps.files.storage.read(key!)).toBeNull()
  })
})

describe('while the scanner is away', () => {
  test('files stay closed; when it is back they are released by themselves', async () => {
    await clamd.stop()
    const ids = [await upload(pdfWith()), await upload(pdfWith()), await upload(infected)]
    await jobs().handleSent()
    for (let minute = 0; minute < 10; minute++) {
      await wait(60)
      await runJobs()
    }
    expect(await Promise.all(ids.map(stateOf))).toEqual(['checking', 'checking', 'checking'])
    expect(await Promise.all(ids.map(open))).toEqual([404, 404, 404])

    await clamd.start()
    await wait(300)
    await runJobs()
    expect(await Promise.all(ids.map(stateOf))).toEqual(['ready', 'ready', 'refused'])
    expect(await Promise.all(ids.map(open))).toEqual([200, 200, 404])
  })

  test('a worker that died in a scan is followed by another after its lease', async () => {
    const id = await upload(pdfWith())
    await sql`
      update file
         set scan_attempts = 1,
             next_scan_at = koma_now() + interval '60 seconds'
       where id = ${id}`.execute(api.db)
    await runJobs()
    expect(await stateOf(id)).toBe('checking')
    await wait(61)
    await runJobs()
    expect(await stateOf(id)).toBe('ready')
  })
})

test('negative control: without a scanner the infected file is open at once', async () => {
  Object.assign(api.deps.files, { scanner: undefined })
  const { headers, body } = multipart([
    ['purpose', 'creator_application'],
    ['file', { name: 'a.pdf', bytes: infected }],
  ])
  const answer = await api.call('POST /member/files', { token: anna.token, headers, body })
  expect([answer.body.state, await open(answer.body.id)]).toEqual(['ready', 200])
})

async function keyOf(id: string): Promise<string | null> {
  const row = await api.db.selectFrom('file').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  return row.storage_key
}
