import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import shinjitai from 'opencc-js/dict/JPShinjitaiCharacters'
import hongKong from 'opencc-js/dict/HKVariantsRev'
import simplified from 'opencc-js/dict/TSCharacters'
import taiwan from 'opencc-js/dict/TWVariantsRev'
import { toRomaji } from 'wanakana'

// usage: generate-folding.ts [--check]: writes, or compares, the tables by which search compares three scripts.
const target = new URL('../packages/domain/src/fold-table.generated.ts', import.meta.url)

/** Shapes of one character that OpenCC does not list, each with the one that stands for it. */
const unlisted = '姊姉 真眞 黑黒 繩縄 麵麺 德徳 強强 晚晩 步歩 每毎 即卽 祕秘 青靑 鄉鄕 飲飮 緒緖 礦鑛 澀澁'
/** Japanese writes these for others; to a Chinese reader they are words of their own. */
const apart = new Set(['缶', '予', '欠'])

function written(): string {
  const variants = variantPairs()
  const sounds = soundsOfKana()
  const version = createHash('sha256')
    .update(variants + JSON.stringify(sounds))
    .digest('hex')
    .slice(0, 8)
  return `// Made by scripts/generate-folding.ts from OpenCC's dictionaries (Apache-2.0) and WanaKana (MIT).

/** Changes with the tables: what was folded by others has to be folded anew. */
export const foldTableVersion = '${version}'

/** A character and the one that stands for all its shapes, one pair after the other. */
export const characterVariants =
  '${variants}'

/** Katakana and the letters of their sound (Hepburn). */
export const kanaSounds: Readonly<Record<string, string>> = ${JSON.stringify(sounds)}
`
}

/** Japanese, Taiwan's and Hong Kong's shapes become the traditional one, and that the simplified one. */
function variantPairs(): string {
  const steps = [pairsOf(shinjitai, apart), unlistedPairs(), pairsOf(taiwan), pairsOf(hongKong), pairsOf(simplified)]
  const onceThrough = (character: string) => steps.reduce((shape, step) => step.get(shape) ?? shape, character)
  const pairs = new Map<string, string>()
  for (const character of new Set(steps.flatMap((step) => [...step.keys(), ...step.values()]))) {
    let shape = character
    for (let next = onceThrough(shape), left = 5; next !== shape && left > 0; left--)
      [shape, next] = [next, onceThrough(next)]
    if (shape !== character) pairs.set(character, shape)
  }
  return [...pairs]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flat()
    .join('')
}

function unlistedPairs(): Map<string, string> {
  return new Map(unlisted.split(' ').map((pair) => [[...pair][1]!, [...pair][0]!]))
}

/** The first candidate of each character; phrases are left out. */
function pairsOf(dictionary: string, without: ReadonlySet<string> = new Set()): Map<string, string> {
  const lines = dictionary.split('|').map((line) => line.split(' ') as [string, string])
  return new Map(
    lines.filter(([from, to]) => [...from].length === 1 && [...to].length === 1 && from !== to && !without.has(from)),
  )
}

/** Sounds of loan words, which join two katakana. */
const loaned: Readonly<Record<string, string>> = {
  ...joined('フ', 'f'),
  ...joined('ヴ', 'v'),
  ...joined('ツ', 'ts'),
  ウィ: 'wi',
  ウェ: 'we',
  ウォ: 'wo',
  ティ: 'ti',
  ディ: 'di',
  トゥ: 'tu',
  ドゥ: 'du',
  デュ: 'dyu',
  テュ: 'tyu',
  シェ: 'she',
  チェ: 'che',
  ジェ: 'je',
  クァ: 'kwa',
  クィ: 'kwi',
  クェ: 'kwe',
  クォ: 'kwo',
  グァ: 'gwa',
}

function joined(kana: string, consonant: string) {
  return {
    [`${kana}ァ`]: `${consonant}a`,
    [`${kana}ィ`]: `${consonant}i`,
    [`${kana}ェ`]: `${consonant}e`,
    [`${kana}ォ`]: `${consonant}o`,
  }
}

/** Every katakana alone, and where two make one sound, both. */
function soundsOfKana(): Record<string, string> {
  const [first, last] = ['ァ', 'ヺ'].map((kana) => kana.codePointAt(0)!) as [number, number]
  const kana = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  const contracted = kana
    .filter((one) => /[^n]i$/.test(soundOf(one)))
    .flatMap((one) => [...'ャュョ'].map((small) => one + small))
  const spoken = [...kana, 'ニャ', 'ニュ', 'ニョ', ...contracted].map((one) => [one, soundOf(one)] as const)
  return { ...Object.fromEntries(spoken.filter(([, sound]) => sound !== '')), ...loaned }
}

const soundOf = (kana: string): string =>
  toRomaji(kana)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const source = written()
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== source) throw new Error('fold-table.generated.ts is not what its sources make')
} else writeFileSync(target, source)
