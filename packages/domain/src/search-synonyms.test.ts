import { describe, expect, test } from 'vitest'
import { fold } from './search-folding.ts'
import { askedWords } from './search-question.ts'
import { synonymGroups, synonymsOf } from './search-synonyms.ts'

const folded = (word: string) => fold(word).text
const pairs = synonymGroups.flatMap((group) =>
  group.flatMap((word) =>
    group.filter((other) => folded(other) !== folded(word)).map((other) => [word, other] as const),
  ),
)

describe('the table of words that mean the same', () => {
  test.each(pairs)('%s is also %s', (word, other) => {
    expect(synonymsOf(folded(word))).toContain(folded(other))
  })

  test('is made of words as a question has them, each folded to something of its own', () => {
    const all: string[] = synonymGroups.flat()
    for (const word of all)
      expect(
        askedWords(word).map((one) => one.word),
        word,
      ).toEqual([folded(word)])
    expect(new Set(all.map(folded)).size).toBe(all.length)
    for (const group of synonymGroups) expect(group.length, group[0]).toBeGreaterThan(1)
  })

  test('needs no other shape of a word', () => {
    for (const [one, other] of [
      ['漫画', '漫畫'],
      ['まんが', 'マンガ'],
      ['営業時間', '營業時間'],
      ['著作権', '著作權'],
      ['开放时间', '開放時間'],
    ] as const)
      expect(synonymsOf(folded(one))).toEqual(synonymsOf(folded(other)))
  })
})

describe('a longer word', () => {
  test.each([
    ['少女漫畫', ['少女マンガ']],
    ['少女マンガ', ['少女漫画']],
    ['退點規則', expect.arrayContaining(['退还点数规则', '点数退还规则'])],
    ['交通方式說明', expect.arrayContaining(['交通说明'])],
  ])('%s is told by its part, never in letters', (word, others) => {
    expect(synonymsOf(folded(word))).toEqual(others)
  })

  test.each(['アニメーター', 'クリエイターマンガ', 'mangaka', '台灣', '臺北', 'comic', '漫 畫', '漫畫 2024', ''])(
    'negative control: %s has none',
    (word) => expect(synonymsOf(folded(word))).toEqual([]),
  )
})
