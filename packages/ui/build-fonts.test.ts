import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { glyphsOf, readSfnt } from './build-fonts-sfnt.ts'
import { buildFonts } from './build-fonts.ts'

const displayFontBytesMax = 100 * 1024
/** The 1,200 characters from 一 on: more than the budget holds. */
const tooMuch = Array.from({ length: 1200 }, (_, offset) => String.fromCodePoint(0x4e00 + offset)).join('')
const texts = { zh: `我們說您查產${tooMuch}說您說您`, ja: 'マンガを描く', en: 'Draw' }

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'koma-fonts-'))
  await buildFonts(texts, directory)
}, 60_000)
afterAll(() => rm(directory, { recursive: true }))

async function characters(language: string): Promise<Set<string>> {
  const font = await readFile(join(directory, `display-${language}.woff2`))
  const opened = await subsetFont(font, [...new Set(Object.values(texts).join(''))].join(''), { targetFormat: 'sfnt' })
  return new Set([...glyphsOf(readSfnt(opened)).keys()].map((code) => String.fromCodePoint(code)))
}

test.each(['zh', 'ja', 'en'])('the display font of %s fits its budget', async (language) => {
  expect((await readFile(join(directory, `display-${language}.woff2`))).length).toBeLessThanOrEqual(displayFontBytesMax)
})

test('what does not fit is left out, the rarest first', async () => {
  const drawn = await characters('zh')
  expect(drawn).toContain('說')
  expect(drawn).toContain('您')
  expect([...tooMuch].filter((character) => !drawn.has(character)).length).toBeGreaterThan(100)
})

test('characters of both fonts stand in one file, and none that nobody asked for', async () => {
  const drawn = await characters('ja')
  expect(drawn).toContain('描')
  expect(drawn).not.toContain('說')
})

test('the same characters in other words build nothing', async () => {
  const small = { zh: '預約', ja: '予約', en: 'Draw' }
  await buildFonts(small, directory)
  expect(await buildFonts({ ...small, zh: '約預' }, directory)).toBe('fresh')
  expect(await buildFonts({ ...small, zh: '預約說' }, directory)).toBe('written')
})
