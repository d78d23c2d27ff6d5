import sharp from 'sharp'
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measurePicture, pictureSideMax } from '../../platform/picture-files.ts'
import { imagePixelsMax } from '../../platform/square-images.ts'
import { atTheLibrary } from '../../testing/media-factory.ts'
import { bombOf, pngOf } from '../../testing/picture-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let library: ReturnType<typeof atTheLibrary>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  library = atTheLibrary(api, (await api.staffWith('editor')).token)
})
afterAll(() => api.close())

const read = (src: string) => api.app.inject({ url: src })
const red = { r: 232, g: 17, b: 45 }
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } }).withExif({
    IFD0: { Copyright: 'PLANTED' },
    IFD3: { GPSLatitude: '25/1 2/1 0/1' },
  })

describe('POST /staff/media', () => {
  test('201: the picture is there at once, in one small size, with what it shows; the audit log tells of it', async () => {
    const { status, body } = await library.upload({
      alt_zh: ' 窗邊的貓 ',
      alt_ja: '',
      credit: '王小明',
      licence: 'cc-by',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'cat.png',
      state: 'making',
      original_width: 800,
      original_height: 600,
      licence: 'cc-by',
      uses: 0,
      used_by: [],
      picture: {
        alt_zh: '窗邊的貓',
        alt_ja: null,
        credit: '王小明',
        focus_x: 50,
        focus_y: 50,
        width: 320,
        height: 240,
      },
    })
    expect(body.picture.variants.map(({ type }: { type: string }) => type)).toEqual(['image/webp'])
    const entries = await api.db.selectFrom('audit_entry').select('action').where('subject_id', '=', body.id).execute()
    expect(entries).toEqual([{ action: 'media.add' }])
  })

  test('its sizes are AVIF and WebP in every width up to its own, with none of its metadata, and a JPEG to share', async () => {
    const bytes = await photo(1_000, 500).jpeg().toBuffer()
    expect(bytes.includes('PLANTED')).toBe(true)
    const { picture, state } = await library.picture({ alt_zh: '紅' }, bytes)
    expect(state).toBe('ready')
    expect([picture.width, picture.height]).toEqual([1_000, 500])
    expect(picture.variants.map(({ width, type }) => `${width} ${type}`)).toEqual([
      '320 image/avif',
      '640 image/avif',
      '1000 image/avif',
      '320 image/webp',
      '640 image/webp',
      '1000 image/webp',
    ])
    for (const { src, width, type } of picture.variants.filter((one) => one.type === 'image/webp')) {
      const { rawPayload, headers } = await read(src)
      expect(headers['content-type']).toBe(type)
      const facts = await sharp(rawPayload).metadata()
      expect(facts).toMatchObject({ format: 'webp', width, height: width / 2 })
      expect([facts.exif, facts.xmp, facts.icc]).toEqual([undefined, undefined, undefined])
      expect(rawPayload.includes('PLANTED')).toBe(false)
    }
    const avif = await read(picture.variants[0]!.src)
    expect([avif.headers['content-type'], avif.rawPayload.subarray(4, 12).toString('latin1')]).toEqual([
      'image/avif',
      'ftypavif',
    ])
    const share = await read(picture.share!)
    expect(await sharp(share.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
    expect(share.rawPayload.includes('PLANTED')).toBe(false)
  })

  test('a picture from a phone stands upright', async () => {
    const bytes = await photo(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { picture, original_width, original_height } = await library.picture({ alt_zh: '直' }, bytes)
    expect([original_width, original_height, picture.width, picture.height]).toEqual([300, 600, 300, 600])
  })

  test.each([
    ['without its Chinese words', { alt_ja: '猫' }, 'alt_zh'],
    ['with blanks for words', { alt_zh: '  ' }, 'alt_zh'],
    ['with words that are too long', { alt_zh: '貓'.repeat(501) }, 'alt_zh'],
    ['under a licence that nobody knows', { alt_zh: '貓', licence: 'mine' }, 'licence'],
    ['from an address that runs', { alt_zh: '貓', source_url: 'javascript:alert(1)' }, 'source_url'],
  ])('422: %s', async (_, fields, field) => {
    const { status, body } = await library.upload(fields)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="999" height="999"/>'), '檔案格式錯誤'],
    ['a PDF', () => Buffer.from('%PDF-1.4\n'), '檔案格式錯誤'],
    ['nothing', () => Buffer.alloc(0), '檔案格式錯誤'],
    ['199 pixels', () => pngOf(400, 199), '圖片太小了，請換一張大一點的'],
    ['a bomb of 400 million pixels', () => bombOf(20_000), '圖片的像素太多，請先縮小'],
    ['a strip longer than WebP can hold', () => pngOf(pictureSideMax + 1, 200), '圖片的像素太多，請先縮小'],
    ['one cut short', () => pngOf(900, 900).subarray(0, 60), '無法讀取這張圖片，請換一張'],
    [
      '7 MB',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(7_000_000)]),
      '檔案上限 6MB',
    ],
  ])('422: %s', async (_, make, sentence) => {
    const before = (await library.call('GET /staff/media')).body.meta.total
    const { status, body } = await library.upload({ alt_zh: '壞' }, make())
    expect([status, body.errors]).toEqual([422, { file: [sentence] }])
    expect((await library.call('GET /staff/media')).body.meta.total).toBe(before)
  })

  test('HTML in its words and its name is text', async () => {
    const words = { alt_zh: '<script>alert(1)</script>', credit: '<img src=x onerror=alert(1)>' }
    const { body } = await library.upload(words, pngOf(320, 240), '<b>貓</b>.png')
    expect(body.picture).toMatchObject(words)
    expect(body.name).toBe('b>.png')
  })
})

test('negative control: without the limit of pixels the bomb would be decoded', async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'koma-bomb-')), 'bomb.png')
  const side = Math.ceil(Math.sqrt(imagePixelsMax)) + 100
  writeFileSync(file, bombOf(side))
  expect(await measurePicture(file)).toEqual({ ok: false, reason: 'too_large' })
  expect((await sharp(file, { limitInputPixels: false }).metadata()).width).toBe(side)
})

describe('POST /staff/media/{id}/replace', () => {
  test('the old bytes are shown until every size of the new ones is there; the words, the uses and old addresses stay', async () => {
    const before = await library.picture({ alt_zh: '舊', credit: '王小明' })
    const { status, body } = await library.replace(before.id, await photo(640, 640).png().toBuffer(), before.version)
    expect([status, body.is_replacing, body.picture.variants]).toEqual([200, true, before.picture.variants])
    await library.make()
    const after = await library.read(before.id)
    expect(after).toMatchObject({ is_replacing: false, name: 'other.png', original_width: 640, licence: 'own' })
    expect(after.picture).toMatchObject({ alt_zh: '舊', credit: '王小明', width: 640, height: 640 })
    expect(after.picture.variants[0]!.src).not.toBe(before.picture.variants[0]!.src)
    expect((await read(before.picture.variants[0]!.src)).statusCode).toBe(200)
  })

  test('412 for who saw an older one, 422 for what is no picture, 404 for none; nothing is changed', async () => {
    const { id, version } = await library.picture()
    expect((await library.replace(id, pngOf(300, 300), version - 1)).body.code).toBe('version.stale')
    expect((await library.replace(id, Buffer.from('no picture'), version)).body.errors).toHaveProperty('file')
    expect((await library.replace('018f3a44-0000-7000-8000-000000000009', pngOf(300, 300))).status).toBe(404)
    expect(await library.read(id)).toMatchObject({ version, is_replacing: false })
  })
})
