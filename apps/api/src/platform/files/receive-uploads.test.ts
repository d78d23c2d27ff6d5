import { readdir } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { zKeptFiles } from '@koma/contract/files.ts'
import { zRequiredText } from '@koma/contract/wire.ts'
import { apiText } from '@koma/i18n/api-text.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fileCorpus } from '../../testing/file-corpus.ts'
import { multipart, type Part } from '../../testing/multipart.ts'
import { pdfWith } from '../../testing/pdf-factory.ts'
import { platformApp, testDatabase, type TestDatabase } from '../../testing/platform-app.ts'
import { testFiles } from '../../testing/test-files.ts'
import type { ApiApp } from '../api-app.ts'
import { databaseLimits } from '../rate-limits.ts'
import type { Files } from './files.ts'
import { temporaryFiles } from './temporary-files.ts'
import { uploadsOf } from './uploaded-file.ts'

let database: TestDatabase
let app: FastifyInstance
let files: Files
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  files = testFiles()
  folder = (await files.temporary.newPath()).replace(/[^/\\]*$/, '')
  app = await appWith(files)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const rules = { attachments: { kind: 'pdf', filesMax: 3, required: true } } as const
const form = z.object({
  name: zRequiredText(10),
  works: z.array(z.object({ title: z.string() })).default([]),
  attachments: zKeptFiles,
})

function appWith(those: Files) {
  return platformApp(database.db, addRoutes, { deps: { files: those, limits: databaseLimits(database.db, false) } })
}

function addRoutes(scope: ApiApp) {
  scope.route({
    method: 'POST',
    url: '/apply',
    config: { gate: 'public', uploads: rules },
    schema: { body: form },
    handler: async (request) => ({
      body: request.body,
      files: uploadsOf(request, 'attachments').map(({ name, size, findings }) => ({ name, size, findings })),
    }),
  })
  scope.route({ method: 'POST', url: '/closed', config: { gate: 'member', uploads: rules }, handler: async () => null })
  scope.route({ method: 'POST', url: '/plain', config: { gate: 'public' }, handler: async () => null })
}

const post = (parts: readonly Part[], to = app, url = '/api/apply') => {
  const { headers, body } = multipart(parts)
  return to.inject({ method: 'POST', url, headers: { ...headers, 'accept-language': 'en' }, payload: body })
}

const pdf = (name = 'one.pdf', bytes = pdfWith()) => ['attachments[]', { name, bytes }] as const
const named = ['name', '林小漫'] as const
const sentence = (key: string) => apiText('en').field(key)

describe('of sixty-four files', () => {
  test('there are sixty-four', () => expect(fileCorpus).toHaveLength(64))

  test.each(fileCorpus)('$what', async ({ name = 'one.pdf', type, bytes, fate }) => {
    const answer = await post([named, ['attachments[]', { name, bytes, ...(type !== undefined && { type }) }]])
    if (typeof fate === 'string' && fate !== 'ready') {
      expect(answer.json().errors).toEqual({ attachments: [sentence(fate)] })
      return expect(answer.statusCode).toBe(422)
    }
    expect(answer.statusCode).toBe(200)
    const [file] = answer.json().files
    expect([file.size, file.findings]).toEqual([bytes.length, fate === 'ready' ? [] : fate])
    return expect(file.name).toMatch(/^[^/\\]{1,255}$/)
  })

  test('nothing of any of them is left on the way', async () => {
    await expect.poll(() => readdir(folder)).toEqual([])
  })

  test('each is judged by its own bytes, whatever is looked at beside it', async () => {
    const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
    const running = pdfWith({ objects: [script] })
    const harmless = pdfWith({ objects: [' '.repeat(script.length)] })
    const judged = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const answer = await post([named, pdf('one.pdf', at % 2 === 0 ? running : harmless)])
        return answer.json().files[0].findings
      }),
    )
    expect(judged).toEqual(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? ['JavaScript'] : [])))
  })

  test('negative control: where nobody looks at the content, HTML is taken', async () => {
    const blind = await appWith({ ...files, inspect: async () => ({ type: 'application/pdf', findings: [] }) })
    const html = Buffer.from('<html></html>')
    expect((await post([named, pdf('one.pdf', html)], blind)).statusCode).toBe(200)
    await blind.close()
  })
})

describe('a form', () => {
  test('gives its text as its names say, and what was kept before beside the new files', async () => {
    const kept = '01987654-3210-7000-8000-000000000000'
    const answer = await post([
      named,
      ['works[1][title]', 'b'],
      ['works[0][title]', 'a'],
      ['attachments[]', kept],
      pdf(),
    ])
    expect(answer.json()).toMatchObject({
      body: { name: '林小漫', works: [{ title: 'a' }, { title: 'b' }], attachments: [kept] },
      files: [{ name: 'one.pdf' }],
    })
  })

  test.each([
    ['without a file', [named], ['file_required']],
    ['with a file field left empty', [named, pdf('', Buffer.alloc(0))], ['file_required']],
    ['with one file too many', [named, pdf(), pdf(), pdf(), pdf()], ['file_too_many']],
    ['with a file of the wrong format among others', [named, pdf(), pdf('b.pdf', Buffer.from('no'))], ['file_format']],
    [
      'with two different mistakes',
      [named, pdf('a', Buffer.from('no')), pdf('b', pdfWith({ trailer: '/Encrypt 1 0 R' }))],
      ['file_format', 'file_protected'],
    ],
  ] as const)('%s is told so', async (_, parts, keys) => {
    const answer = await post(parts)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { attachments: keys.map((key) => sentence(`field.${key}`)) },
    ])
  })

  test('hears of its text and its files at once', async () => {
    const answer = await post([['name', '   ']])
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['attachments', 'name'])
  })

  test('with a file for a field that takes none is told so', async () => {
    const answer = await post([named, pdf(), ['avatar', { name: 'a.png', bytes: Buffer.from('x') }]])
    expect(answer.json().errors).toEqual({ avatar: [sentence('field.invalid')] })
  })

  test('whose disk does not take the file is told to try again', async () => {
    const full = await appWith({
      ...files,
      temporary: { ...temporaryFiles('/nowhere'), newPath: async () => '/nowhere/x' },
    })
    const answer = await post([named, pdf('a.pdf', pdfWith({ size: 500_000 }))], full)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { attachments: [sentence('field.file_failed')] }])
    await full.close()
  })
})

describe('refusals come in their order', () => {
  test('401 before the body is read, then 415, then 422', async () => {
    expect((await post([named, pdf()], app, '/api/closed')).statusCode).toBe(401)
    expect((await app.inject({ method: 'POST', url: '/api/apply', payload: {} })).statusCode).toBe(415)
    expect((await app.inject({ method: 'POST', url: '/api/apply' })).statusCode).toBe(415)
    expect((await post([named], app, '/api/plain')).statusCode).toBe(415)
    expect((await post([])).statusCode).toBe(422)
  })

  test.each([
    ['more than 25 MiB in all', Array.from({ length: 5 }, () => pdf('a', Buffer.alloc(6_000_000))), 413],
    ['more than 1 MiB of text', Array.from({ length: 20 }, () => ['name', 'x'.repeat(60_000)] as const), 413],
    ['10,000 parts of text', Array.from({ length: 10_000 }, () => ['a', 'b'] as const), 400],
    ['a name that reaches an object’s own', [named, ['__proto__[x]', '1'] as const, pdf()], 400],
    ['names without an end', [['a[b][c][d][e]', '1'] as const], 400],
  ] as const)('%s', async (_, parts, status) => {
    expect((await post(parts)).statusCode).toBe(status)
  })

  test('10,000 files are too many files', async () => {
    const answer = await post([named, ...Array.from({ length: 10_000 }, () => pdf('a', Buffer.from('x')))])
    expect([answer.statusCode, answer.json().errors.attachments]).toEqual([
      422,
      expect.arrayContaining([sentence('field.file_too_many')]),
    ])
  })

  test('a body without a boundary, or cut short, is malformed', async () => {
    const bare = {
      method: 'POST',
      url: '/api/apply',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    } as const
    expect((await app.inject(bare)).statusCode).toBe(400)
    const { headers, body } = multipart([named, pdf()])
    const cut = await app.inject({ method: 'POST', url: '/api/apply', headers, payload: body.subarray(0, -40) })
    expect(cut.statusCode).toBe(400)
  })
})

describe('over a socket', () => {
  let port: number
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })

  /** Writes a request with the length that it claims, and reads the first line of the answer, or that there is none. */
  function send(body: Buffer, type: string, claimed: number, goesAway = false): Promise<string> {
    return new Promise((done) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
        socket.end()
      })
      socket.on('error', () => {})
      socket.on('close', () => done(text.split('\r\n')[0] ?? ''))
      socket.write(`POST /api/apply HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${claimed}\r\n\r\n`)
      socket.write(body)
      if (goesAway) socket.end()
    })
  }

  test('a length that promises more than comes leaves nothing behind', async () => {
    const { headers, body } = multipart([named, pdf('a.pdf', pdfWith({ size: 300_000 }))])
    await send(body.subarray(0, 200_000), headers['content-type'], body.length, true)
    await expect.poll(() => readdir(folder)).toEqual([])
  })

  test('a length that promises less cuts the body short', async () => {
    const { headers, body } = multipart([named, pdf('a.pdf', pdfWith({ size: 300_000 }))])
    expect(await send(body, headers['content-type'], 200_000)).toContain(' 400 ')
    await expect.poll(() => readdir(folder)).toEqual([])
  })

  test('a length above the limit is refused before anything is read', async () => {
    const { headers, body } = multipart([named])
    expect(await send(body, headers['content-type'], 26_214_401)).toContain(' 413 ')
  })
})
