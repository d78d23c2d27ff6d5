import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeSquares, imagePixelsMax } from '../../platform/square-images.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { multipart } from '../../testing/multipart.ts'
import { bombOf } from '../../testing/picture-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
})

const red = { r: 232, g: 17, b: 45 }
const picture = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: red } })

function send(bytes: Buffer, name = 'me.png', token: string | undefined = member.token) {
  const form = multipart([['avatar', { name, bytes, type: 'image/png' }]])
  return api.call('POST /member/avatar', { token, headers: form.headers, body: form.body })
}

describe('POST /member/avatar', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('200: a %s becomes squares of WebP without metadata', async (format) => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'PLANTED' }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    expect(bytes.includes('PLANTED')).toBe(true)
    const { status, body } = await send(bytes)
    expect(status).toBe(200)
    expect(body.avatar).toMatchObject({ width: 512, height: 512 })
    expect((await api.call('GET /member', { token: member.token })).body.avatar).toEqual(body.avatar)
    for (const { src, width, type } of body.avatar.variants) {
      const answer = await api.app.inject({ url: src, headers: { authorization: `Bearer ${member.token}` } })
      expect([answer.statusCode, answer.headers['content-type'], type]).toEqual([200, 'image/webp', 'image/webp'])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      const facts = await sharp(answer.rawPayload).metadata()
      expect(facts).toMatchObject({ format: 'webp', width, height: width })
      expect([facts.exif, facts.xmp, facts.icc]).toEqual([undefined, undefined, undefined])
      expect(answer.rawPayload.includes('PLANTED')).toBe(false)
    }
  })

  test('200: a picture from a phone stands upright', async () => {
    const top = await picture(200, 100).png().toBuffer()
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .composite([{ input: top, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await send(bytes)
    const { rawPayload } = await api.app.inject({
      url: body.avatar.variants[0].src,
      headers: { authorization: `Bearer ${member.token}` },
    })
    // Turned by 90°, the red upper half lies on the right.
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect(at(4, 32)[1]).toBeGreaterThan(200)
    expect(at(60, 32)[1]).toBeLessThan(60)
  })

  test('200: a new one takes the place of the one before; two at once leave one', async () => {
    const first = (await send(await picture().png().toBuffer())).body.avatar
    const bytes = await picture(64, 64).png().toBuffer()
    const both = await Promise.all([send(bytes), send(bytes)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const now = (await api.call('GET /member', { token: member.token })).body.avatar
    expect(both.map(({ body }) => body.avatar.id)).toContain(now.id)
    const gone = await api.app.inject({
      url: first.variants[0].src,
      headers: { authorization: `Bearer ${member.token}` },
    })
    expect(gone.statusCode).toBe(404)
  })

  test.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'), '檔案格式錯誤'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 99, height: 99, channels: 3, background: red } })
          .gif()
          .toBuffer(),
      '檔案格式錯誤',
    ],
    ['a PDF', () => Buffer.from('%PDF-1.4\n'), '檔案格式錯誤'],
    ['an AVIF', () => picture().avif({ effort: 0 }).toBuffer(), '檔案格式錯誤'],
    ['an empty file', () => Buffer.alloc(0), '檔案格式錯誤'],
    ['a PNG cut short', async () => (await noise().png().toBuffer()).subarray(0, 3_000), '無法讀取這張圖片，請換一張'],
    [
      'a JPEG of garbage',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(999, 7)]),
      '無法讀取這張圖片，請換一張',
    ],
    ['63 pixels', () => picture(63, 300).png().toBuffer(), '圖片太小了，請換一張大一點的'],
    ['a bomb of 400 million pixels', () => bombOf(20_000), '圖片的像素太多，請先縮小'],
    [
      '7 MB',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(7_000_000)]),
      '檔案上限 6MB',
    ],
  ])('422: %s', async (_, make, sentence) => {
    const { status, body } = await send(await make())
    expect([status, body.errors]).toEqual([422, { avatar: [sentence] }])
    expect((await api.call('GET /member', { token: member.token })).body.avatar).toBeNull()
  })

  test('422 without a file, 415 as JSON, 401 without a token', async () => {
    const form = multipart([['other', 'x']])
    const empty = await api.call('POST /member/avatar', { token: member.token, headers: form.headers, body: form.body })
    expect(empty.body.errors).toEqual({ avatar: ['請選擇上傳檔案'] })
    expect((await api.call('POST /member/avatar', { token: member.token, body: {} })).status).toBe(415)
    expect((await send(Buffer.alloc(9), 'x', '')).status).toBe(401)
  })
})

describe('the picture', () => {
  test('is for its owner and for staff who read members, and 404 for everybody else', async () => {
    const { body } = await send(await picture().png().toBuffer())
    const { src } = body.avatar.variants[1]
    const get = async (token?: string) =>
      (await api.app.inject({ url: src, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode
    const statuses = {
      owner: await get(member.token),
      another: await get((await api.memberWith()).token),
      visitor: await get(),
      desk: await get((await api.staffWith('desk')).token),
      editor: await get((await api.staffWith('editor')).token),
    }
    expect(statuses).toEqual({ owner: 200, another: 404, visitor: 404, desk: 200, editor: 404 })
  })

  test('DELETE /member/avatar 204: it is gone, and a second time nothing happens', async () => {
    await send(await picture().png().toBuffer())
    for (let time = 0; time < 2; time++)
      expect((await api.call('DELETE /member/avatar', { token: member.token })).status).toBe(204)
    expect((await api.call('GET /member', { token: member.token })).body.avatar).toBeNull()
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', member.id)
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['member.change_avatar', 'member.remove_avatar'])
  })
})

test('negative control: without the limit of pixels the bomb would be decoded', async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'koma-bomb-')), 'bomb.png')
  writeFileSync(file, bombOf(Math.ceil(Math.sqrt(imagePixelsMax)) + 100))
  expect(await encodeSquares(file, [64])).toEqual({ ok: false, reason: 'too_large' })
  const decoded = await sharp(file, { limitInputPixels: false }).resize(64, 64).webp().toBuffer()
  expect((await sharp(decoded).metadata()).width).toBe(64)
})

test('negative control: without the block a GIF would be decoded', async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await expect(sharp(gif).metadata()).rejects.toThrow('unsupported')
  sharp.unblock({ operation: ['VipsForeignLoadNsgif'] })
  expect((await sharp(gif).metadata()).format).toBe('gif')
  sharp.block({ operation: ['VipsForeignLoadNsgif'] })
})

const noise = () =>
  sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 300, height: 300, channels: 3 },
  })
