import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** WCAG 2.2: 4.5 for text, 3 for the edges of controls. */
const textRatioMin = 4.5
const edgeRatioMin = 3

type Tokens = Readonly<Record<string, string>>

const day = tokensOf(styles('tokens.css'))
const nightBlocks = [...styles('night.css').matchAll(/color-scheme: dark;[^}]*/g)].map((block) => tokensOf(block[0]))
const night = { ...day, ...nightBlocks[0] }

const textPairs: ReadonlyArray<readonly [text: string, ground: string]> = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text', 'wash-red'],
  ['text', 'wash-yellow'],
  ['text', 'wash-cyan'],
  ['text-quiet', 'ground'],
  ['text-quiet', 'surface'],
  ['text-quiet', 'sunken'],
  ['text-quiet', 'wash-yellow'],
  ['text-red', 'ground'],
  ['text-red', 'surface'],
  ['text-cyan', 'ground'],
  ['text-cyan', 'surface'],
  ['text-good', 'ground'],
  ['text-good', 'surface'],
  ['on-solid', 'solid'],
  ['ink', 'yellow'],
  ['ink', 'cyan'],
  ['white', 'red'],
  ['white', 'ink'],
]

const edgePairs: ReadonlyArray<readonly [edge: string, ground: string]> = [
  ['line', 'surface'],
  ['line', 'ground'],
  ['line-quiet', 'surface'],
  ['line-quiet', 'sunken'],
  ['ring', 'ring-edge'],
]

describe.each([
  ['day', day],
  ['night', night],
])('on the %s page', (_, tokens: Tokens) => {
  test.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(ratio(tokens, text, ground)).toBeGreaterThanOrEqual(textRatioMin)
  })

  test.each(edgePairs)('%s can be seen on %s', (edge, ground) => {
    expect(ratio(tokens, edge, ground)).toBeGreaterThanOrEqual(edgeRatioMin)
  })
})

test('the night page of the system and of the reader are the same', () => {
  expect(nightBlocks).toHaveLength(2)
  expect(nightBlocks[0]).toEqual(nightBlocks[1])
})

test('the measure refuses the spot colours as text (negative control)', () => {
  expect(ratio(day, 'red', 'ground')).toBeLessThan(textRatioMin)
  expect(ratio(day, 'white', 'cyan')).toBeLessThan(textRatioMin)
  expect(ratio(night, 'red', 'ground')).toBeLessThan(textRatioMin)
  expect(ratio({ black: '#000000', white: '#ffffff' }, 'black', 'white')).toBeCloseTo(21)
})

function styles(file: string): string {
  return readFileSync(new URL(`styles/${file}`, import.meta.url), 'utf8')
}

function tokensOf(css: string): Tokens {
  return Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name, value]))
}

function ratio(tokens: Tokens, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(tokens, one), luminance(tokens, other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(tokens: Tokens, name: string): number {
  const colour = tokens[name]
  if (!colour) throw new Error(`No colour --${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
