import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { glyphsOf, readSfnt } from './build-fonts-sfnt.ts'
import { buildFonts } from './build-fonts.ts'

const displayFontBytesMax = 100 * 1024
const firstFontBytesMax = 58 * 1024
/** The 1,200 characters from 一 on: more than the budget holds. */
const tooMuch = Array.from({ length: 1200 }, (_, offset) => String.fromCodePoint(0x4e00 + offset)).join('')
const texts = { zh: `我們說您查產${tooMuch}說您說您`, ja: 'マンガを描く', en: 'Draw' }

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'koma-fonts-'))
  await buildFonts(texts, directory)
}, 60_000)
afterAll(() => rm(directory, { recursive: true }))

const fontsOf = async (language: string): Promise<readonly Buffer[]> =>
  Promise.all(
    (await readdir(directory))
      .filter((file) => file === `display-${language}.woff2` || file === `display-${language}-more.woff2`)
      .toSorted()
      .map((file) => readFile(join(directory, file))),
  )

async function characters(language: string): Promise<Set<string>> {
  const fonts = await fontsOf(language)
  return new Set((await Promise.all(fonts.map(charactersOf))).flatMap((drawn) => [...drawn]))
}

async function charactersOf(font: Buffer): Promise<Set<string>> {
  const opened = await subsetFont(font, [...new Set(Object.values(texts).join(''))].join(''), { targetFormat: 'sfnt' })
  return new Set([...glyphsOf(readSfnt(opened)).keys()].map((code) => String.fromCodePoint(code)))
}

test.each(['zh', 'ja', 'en'])('the display font of %s fits its budget', async (language) => {
  const sizes = (await fontsOf(language)).map(({ length }) => length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(displayFontBytesMax)
  expect(Math.min(...sizes)).toBeLessThanOrEqual(firstFontBytesMax)
})

test('what does not fit is left out, the rarest first', async () => {
  const drawn = await characters('zh')
  expect(drawn).toContain('說')
  expect(drawn).toContain('您')
  expect([...tooMuch].filter((character) => !drawn.has(character)).length).toBeGreaterThan(100)
})

test('the second file is asked for by the characters that it alone has, and by none of the frequent ones', async () => {
  const [more, first] = await Promise.all((await fontsOf('zh')).map(charactersOf))
  const css = await readFile(join(directory, 'fonts.css'), 'utf8')
  const range = /zh-more[^}]*unicode-range: ([^;]*);/.exec(css)![1]!
  const asked = range.split(', ').map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16)))
  expect([...more!].filter((character) => !asked.includes(character))).toEqual([])
  expect(asked.filter((character) => first!.has(character))).toEqual([])
  expect(first).toContain('說')
  expect(css).not.toContain('display-en-more')
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
