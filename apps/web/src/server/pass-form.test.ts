import { describe, expect, test } from 'vitest'
import { valuesOf } from '../lib/form-values.ts'
import { screenOf } from '../lib/screen.ts'
import { siteContext } from '../lib/site-context.ts'
import type { StreamRequest, StreamResponse } from '../lib/streams.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { loaderArgs } from '../testing/fake-screen.ts'
import { passForm, type Passing } from './pass-form.ts'

const address = '/zh/olduser/info/x'
const created = () => ({ status: 201, headers: {}, body: new Response('{"id":"1"}').body! })

/** A screen whose API takes a stream. */
function screenWith(streams: (request: StreamRequest) => Promise<StreamResponse>) {
  const args = loaderArgs({ transport: fakeApi({}).transport, address })
  args.context.set(siteContext, { ...args.context.get(siteContext), streams })
  return screenOf(args)
}

/** One that reads all of it and says what it got. */
function reading() {
  const received: FormData[] = []
  const screen = screenWith(async ({ headers, body }) => {
    received.push(await new Response(body, { headers }).formData())
    return created()
  })
  return { screen, received }
}

const passing: Passing = {
  path: '/moved',
  filesField: 'attachments',
  isMeant: (form) => !form.has('intent') || form.get('intent') === 'register',
  texts: (form) => [['name', `${valuesOf(form)['name']}!`]],
}

function post(parts: readonly (readonly [string, string | File])[]): Request {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return new Request(`http://site.test${address}`, { method: 'POST', body })
}

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })

describe('a form with files of somebody who has no account', () => {
  test('becomes one call: its files as they were, then what is made of its texts', async () => {
    const { screen, received } = reading()
    const parts = [
      ['attachments', file('作品 "1".pdf', 300_000)],
      ['other', file('not-asked-for.pdf')],
      ['attachments', file('b.pdf', 70_000)],
      ['name', '許美玲'],
      ['intent', 'register'],
    ] as const
    const { form, answer } = await passForm(screen, post(parts), passing)
    expect(answer).toMatchObject({ status: 201, body: '{"id":"1"}' })
    expect([...form.keys()]).toEqual(['name', 'intent'])
    const files = received[0]!.getAll('attachments') as File[]
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['作品 "1".pdf', 300_000],
      ['b.pdf', 70_000],
    ])
    expect(received[0]!.get('name')).toBe('許美玲!')
    expect([...new Set(received[0]!.keys())]).toEqual(['attachments', 'name'])
  })

  test('without a file is sent as well; meant for something else it is not', async () => {
    const { screen, received } = reading()
    await passForm(screen, post([['intent', 'register']]), passing)
    expect(received).toHaveLength(1)
    const other = post([
      ['intent', 'sms'],
      ['attachments', file('a.pdf')],
    ])
    expect((await passForm(screen, other, passing)).answer).toBeNull()
    expect(received).toHaveLength(1)
  })

  test('an API that refuses before it has read the files is heard, and the rest of the form read', async () => {
    const refuse = () => Promise.resolve({ ...created(), status: 409, body: new Response('{"code":"x"}').body! })
    const parts = [
      ['attachments', file('a.pdf', 5_000_000)],
      ['name', '許美玲'],
    ] as const
    const { form, answer } = await passForm(screenWith(refuse), post(parts), passing)
    expect([answer?.status, form.get('name')]).toEqual([409, '許美玲'])
  })

  test('that is none is a 400, and one of too much text a 413', async () => {
    const { screen } = reading()
    const none = new Request(`http://site.test${address}`, {
      method: 'POST',
      body: '--x\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=y' },
    })
    await expect(passForm(screen, none, passing)).rejects.toMatchObject({ init: { status: 400 } })
    const much = post(Array.from({ length: 8 }, (_, at) => [`field-${at}`, 'x'.repeat(60_000)] as const))
    await expect(passForm(screen, much, passing)).rejects.toMatchObject({ init: { status: 413 } })
  })
})
