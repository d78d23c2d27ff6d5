import { describe, expect, test } from 'vitest'
import type { StreamRequest } from '../lib/streams.ts'
import { screenOf } from '../lib/screen.ts'
import { siteContext } from '../lib/site-context.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { loaderArgs } from '../testing/fake-screen.ts'
import { provideAllWords } from './provide-all-words.ts'
import { readUploadForm } from './read-upload-form.ts'

provideAllWords()

const kept = { id: 'file-1', name: '作品.pdf', size: 3, state: 'ready', purpose: 'creator_application' }

/** A screen whose API keeps what it is sent, or refuses it. */
function screenWith(answer: (form: FormData) => { status: number; body: unknown }) {
  const received: FormData[] = []
  const args = loaderArgs({ transport: fakeApi({}).transport, address: '/zh/member/apply' })
  const site = args.context.get(siteContext)
  args.context.set(siteContext, {
    ...site,
    async streams({ headers, body }: StreamRequest) {
      const form = await new Response(body, { headers }).formData()
      received.push(form)
      const { status, body: said } = answer(form)
      return { status, headers: {}, body: new Response(JSON.stringify(said)).body! }
    },
  })
  return { screen: screenOf(args), received }
}

function post(parts: readonly (readonly [string, string | File])[]): Request {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return new Request('http://site.test/zh/member/apply', { method: 'POST', body })
}

const file = (name: string, text = 'pdf') => new File([text], name, { type: 'application/pdf' })

describe('a form with files', () => {
  test('gives their ids beside those that were kept before, and every other field as it was', async () => {
    const { screen, received } = screenWith(() => ({ status: 201, body: kept }))
    const request = post([
      ['name', '林小漫'],
      ['attachments[]', 'file-0'],
      ['attachments[]', file('作品 "1".pdf', 'x'.repeat(200_000))],
      ['agree', 'on'],
    ])
    const { form, errors } = await readUploadForm(screen, request, 'creator_application', ['attachments'])
    expect([...form]).toEqual([
      ['name', '林小漫'],
      ['attachments', 'file-0'],
      ['agree', 'on'],
      ['attachments', 'file-1'],
    ])
    expect(errors).toEqual({})
    const sent = received[0]!.get('file') as File
    expect([sent.name, sent.size, received[0]!.get('purpose')]).toEqual([
      '作品 "1".pdf',
      200_000,
      'creator_application',
    ])
  })

  test('says what was refused about a file, by its field', async () => {
    const refusal = { code: 'validation.failed', message: '格式不正確', errors: { file: ['檔案上限 6MB'] } }
    const { screen } = screenWith(() => ({ status: 422, body: refusal }))
    const request = post([['attachments', file('big.pdf')]])
    const { form, errors } = await readUploadForm(screen, request, 'creator_application', ['attachments'])
    expect([[...form], errors]).toEqual([[], { attachments: '檔案上限 6MB' }])
  })

  test('sends nothing for a field left empty, nor for a file of a field that is none', async () => {
    const { screen, received } = screenWith(() => ({ status: 201, body: kept }))
    const request = post([
      ['attachments', file('', '')],
      ['name', file('name.pdf')],
    ])
    const { form } = await readUploadForm(screen, request, 'creator_application', ['attachments'])
    expect([[...form], received]).toEqual([[], []])
  })

  test('that is cut short is a 400', async () => {
    const { screen } = screenWith(() => ({ status: 201, body: kept }))
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = new Request('http://site.test/', { method: 'POST', headers, body: '--x\r\nContent-Dispo' })
    await expect(readUploadForm(screen, request, 'creator_application', [])).rejects.toMatchObject({
      init: { status: 400 },
    })
  })
})
