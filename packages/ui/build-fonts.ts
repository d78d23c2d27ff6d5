import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { embolden } from './build-fonts-embolden.ts'
import { glyphsOf, mergeGlyphs, readSfnt } from './build-fonts-sfnt.ts'

const languages = ['zh', 'ja', 'en'] as const
type Language = (typeof languages)[number]

/** What a visitor downloads for the headings of one language, both files together. Decision: look ("≤ 100 KB") */
const displayFontBytesMax = 100 * 1024
/** Of these, what is fetched with every page; the second file comes where a heading has one of its characters. */
const firstFontBytesMax = 58 * 1024
const fontsDirectory = fileURLToPath(new URL('src/fonts/', import.meta.url))
const messagesDirectory = fileURLToPath(new URL('../i18n/src/', import.meta.url))
const stamp = /text ([0-9a-f]{16})/
/** Drawn on every page, whatever the messages say. */
const always = `${ascii()}–—’“”「」『』（）、。，！？：；・…—～／％＋－０１２３４５６７８９漫畫文化中心マンガ文化センターコマ‥⁉★→←`
/** And in Japanese. */
const alwaysKana = 'あいうえおっぁアイウエオァィッーンカガキギグゴサザシジスズダドバパビピブヴボポズワヤラリルレロ'

/**
 * Writes one display font per language with the characters that its texts use, the most frequent first, and the sound
 * font of the Latin letters, and `fonts.css` that names them. Does nothing while the texts are the same as the last time.
 */
export async function buildFonts(
  texts: Readonly<Record<Language, string>>,
  directory = fontsDirectory,
): Promise<'fresh' | 'written'> {
  const mark = markOf(texts)
  if ((await writtenMark(directory)) === mark) return 'fresh'
  await mkdir(directory, { recursive: true })
  const more = new Map<Language, readonly string[]>()
  for (const language of languages) {
    const ranked = byFrequency(texts[language])
    const first = await displayFont(ranked, firstFontBytesMax)
    await writeFile(join(directory, `display-${language}.woff2`), first.font)
    const rest = ranked.slice(first.count)
    if (rest.length === 0) continue
    const second = await displayFont(rest, displayFontBytesMax - first.font.length)
    await writeFile(join(directory, `display-${language}-more.woff2`), second.font)
    more.set(language, rest.slice(0, second.count))
  }
  const sound = await subsetFont(await fontFile('@fontsource/bangers', 'bangers-latin-400-normal'), ascii(), {
    targetFormat: 'woff2',
    noHinting: true,
  })
  await writeFile(join(directory, 'sound.woff2'), sound)
  await writeFile(join(directory, 'fonts.css'), fontsCss(mark, more))
  return 'written'
}

/** The text of each language: every message file of packages/i18n that a visitor can see. */
export async function messageTexts(): Promise<Record<Language, string>> {
  const texts: Record<Language, string> = { zh: '', ja: alwaysKana.repeat(headingWeight), en: '' }
  const visitors = await visitorFiles()
  for (const file of await readdir(messagesDirectory, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('console')) continue
    const text = await readFile(join(messagesDirectory, file), 'utf8')
    const headings = visitors.has(basename(file)) ? titlesIn(text, headingLengthMax).repeat(headingWeight) : ''
    const of = languages.filter((language) => file.split(/[/\\.-]/).includes(language))
    for (const language of of.length > 0 ? of : languages)
      texts[language] += text + headings + titlesIn(text, titleLengthMax).repeat(titleWeight)
  }
  return texts
}

/** A text this short is a title, a button or a tag: what the display font is for. In characters. */
const titleLengthMax = 18
/** Characters of titles come before those of sentences, should the budget not hold all. */
const titleWeight = 100
/** A text this short on the pages that come first may be a heading: its characters come before all others. */
const headingLengthMax = 8
const headingWeight = 10_000

/** The names of the message files that a browser loads with every page. */
async function visitorFiles(): Promise<ReadonlySet<string>> {
  const source = await readFile(join(messagesDirectory, 'messages/zh/visitor.ts'), 'utf8')
  return new Set([...source.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, file = '']) => file))
}

function titlesIn(source: string, lengthMax: number): string {
  return [...source.matchAll(/'([^'\n]*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => [...text].length <= lengthMax)
    .join('')
}

/** Stands for the characters and the budgets that the fonts were made for; rewording with the same characters leaves it as it is. */
function markOf(texts: Readonly<Record<Language, string>>): string {
  const wanted = languages.map((language) => byFrequency(texts[language]).sort().join(''))
  return createHash('sha256')
    .update(JSON.stringify([wanted, displayFontBytesMax, firstFontBytesMax]))
    .digest('hex')
    .slice(0, 16)
}

/** As many of the characters, from the first on, as fit. */
async function displayFont(
  characters: readonly string[],
  bytesMax: number,
): Promise<{ readonly font: Buffer; readonly count: number }> {
  let kept = characters
  for (;;) {
    const font = await composedFont(kept.join(''))
    if (font.length <= bytesMax) return { font, count: kept.length }
    kept = kept.slice(0, Math.floor(kept.length * Math.min(0.98, bytesMax / font.length)))
  }
}

/** How much heavier Noto's black strokes become beside Dela Gothic One, in thousandths of the size. */
const unitsHeavier = 22

/** Dela Gothic One, and for characters it does not draw (said 說, you 您) the heaviest Noto Sans TC, in one file. */
async function composedFont(text: string): Promise<Buffer> {
  const delaFile = await fontFile('@fontsource/dela-gothic-one', 'dela-gothic-one-japanese-400-normal')
  let font = await subsetFont(delaFile, text, { targetFormat: 'sfnt', noHinting: true })
  const drawn = glyphsOf(readSfnt(font))
  for (const [slice, missing] of await notoSlices([...text].filter((character) => !drawn.has(codeOf(character))))) {
    const noto = await subsetFont(
      await fontFile('@fontsource-variable/noto-sans-tc', `noto-sans-tc-${slice}-wght-normal`),
      missing,
      {
        targetFormat: 'sfnt',
        noHinting: true,
        keepFeatures: [],
        variationAxes: { wght: 900 },
      },
    )
    font = mergeGlyphs(readSfnt(font), embolden(readSfnt(noto), unitsHeavier))
  }
  return subsetFont(font, text, { targetFormat: 'woff2', noHinting: true })
}

/** Which file of Noto Sans TC draws which of the characters. */
async function notoSlices(characters: readonly string[]): Promise<Map<string, string>> {
  const ranges = JSON.parse(
    await readFile(packageFile('@fontsource-variable/noto-sans-tc', 'unicode.json'), 'utf8'),
  ) as Record<string, string>
  const slices = new Map<string, string>()
  for (const character of characters) {
    const slice = Object.keys(ranges).find(
      (name) => name.startsWith('[') && within(ranges[name] ?? '', codeOf(character)),
    )
    if (slice) slices.set(slice.slice(1, -1), (slices.get(slice.slice(1, -1)) ?? '') + character)
  }
  return slices
}

function within(ranges: string, code: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
}

/** Distinct characters, those of every page first, then by how often the texts use them: what does not fit is the rarest. */
function byFrequency(text: string): string[] {
  const counts = new Map<string, number>()
  for (const character of text.normalize('NFC'))
    if (character.trim()) counts.set(character, (counts.get(character) ?? 0) + 1)
  const ranked = [...counts]
    .sort(([a, often], [b, oftener]) => oftener - often || codeOf(a) - codeOf(b))
    .map(([character]) => character)
  return [...new Set([...always, ...ranked])]
}

function fontsCss(mark: string, more: ReadonlyMap<Language, readonly string[]>): string {
  const face = (family: string, file: string, range = '') => `@font-face {
  font-family: '${family}';
  src: url('./${file}.woff2') format('woff2');
  font-weight: 100 900;
  font-display: swap;${range && `\n  unicode-range: ${range};`}
}
`
  const faces = [
    ...languages.flatMap((language) => [
      face(`Koma Display ${language}`, `display-${language}`),
      // Of two faces that have a character the later is taken, so that the first needs no range.
      ...(more.has(language)
        ? [face(`Koma Display ${language}`, `display-${language}-more`, rangeOf(more.get(language) ?? []))]
        : []),
    ]),
    face('Koma Sound', 'sound'),
  ]
  return `/* Written by build-fonts.ts, text ${mark}. Licences: NOTICE.md */\n${faces.join('\n')}`
}

const rangeOf = (characters: readonly string[]): string =>
  characters
    .map(codeOf)
    .toSorted((a, b) => a - b)
    .map((code) => `U+${code.toString(16)}`)
    .join(', ')

async function writtenMark(directory: string): Promise<string | undefined> {
  const css = await readFile(join(directory, 'fonts.css'), 'utf8').catch(() => '')
  return stamp.exec(css)?.[1]
}

function packageFile(name: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file)
}

const fontFile = (name: string, file: string) => readFile(packageFile(name, `files/${file}.woff2`))

const codeOf = (character: string) => character.codePointAt(0) ?? 0

function ascii(): string {
  return Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset)).join('')
}

if (import.meta.main) {
  const texts = await messageTexts()
  if (process.argv.includes('--check')) {
    const fresh = (await writtenMark(fontsDirectory)) === markOf(texts)
    process.stdout.write(
      fresh ? 'Fonts: fresh\n' : 'Fonts: the messages use other characters, run node packages/ui/build-fonts.ts\n',
    )
    process.exitCode = fresh ? 0 : 1
  } else process.stdout.write(`Fonts: ${await buildFonts(texts)}\n`)
}
