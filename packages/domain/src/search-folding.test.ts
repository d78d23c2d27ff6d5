import { describe, expect, test } from 'vitest'
import { characterVariants } from './fold-table.generated.ts'
import { soundsOf } from './kana-sounds.ts'
import { fold } from './search-folding.ts'
import { formsOf } from './search-forms.ts'
import { askedWords } from './search-question.ts'
import { indexedText, isToldByToken, tokensOf, wantedOfNames, wantedTokens, wholeToken } from './search-tokens.ts'

const same = (one: string, other: string) => fold(one).text === fold(other).text

describe('the form that search compares', () => {
  test.each([
    ['臺灣', '台湾'],
    ['漫畫獎', '漫画奖'],
    ['漫畫獎', '漫画奨'],
    ['藝術', '芸術'],
    ['讀者', '読者'],
    ['龍與貓', '竜与猫'],
    ['澤邊', '沢辺'],
    ['黑貓', '黒猫'],
    ['著作裡', '着作里'],
    ['ＧＣＡ　２０２６', 'gca 2026'],
    ['ｶﾞﾝﾀﾞﾑ', 'がんだむ'],
    ['ウェブ', 'うぇぶ'],
    ['Angoulême', 'ANGOULEME'],
    ['㍿', '株式会社'],
    ['金漫獎！', '「金漫獎」'],
    ['ゴールデン・コミック', 'ｺﾞｰﾙﾃﾞﾝｺﾐｯｸ'],
    ['大貓族．石橋之後', '大貓族石橋之後'],
    ['高雄‧駁二', '高雄駁二'],
  ])('%s and %s are the same', (one, other) => expect(same(one, other)).toBe(true))

  test.each([
    ['漫畫', '動畫'],
    ['か', 'が'],
    ['ハ', 'パ'],
    ['大', '犬'],
    ['未', '末'],
    ['綠', '線'],
    ['D.S.', 'DS'],
    ['３．５', '35'],
    ['作家、編集者', '作家編集者'],
  ])('negative control: %s and %s are not', (one, other) => expect(same(one, other)).toBe(false))

  test('a character is folded once: what came of it stays', () => {
    const signs = [...characterVariants]
    expect(signs.length).toBeGreaterThan(6_000)
    for (let at = 0; at < signs.length; at += 2) expect(fold(signs[at]!).text).toBe(fold(signs[at + 1]!).text)
  })

  test.each(['', '   ', '%', '_\\', "'", '。、', '%_%', '\u200b'])('%s has no words', (text) => {
    expect(askedWords(text)).toEqual([])
  })

  test('knows where each part came from', () => {
    const text = '「㍿ ｶﾞﾝ」台'
    const { text: folded, places } = fold(text)
    expect(folded).toBe('株式会社 ガン 台')
    expect(places).toHaveLength(folded.length)
    expect(places.map(([start, end]) => text.slice(start, end))).toEqual([
      '㍿',
      '㍿',
      '㍿',
      '㍿',
      ' ',
      'ｶﾞ',
      'ﾝ',
      '」',
      '台',
    ])
  })
})

describe('the sounds of kana', () => {
  const sound = (word: string) => formsOf(fold(word).text).find((form) => form.in === 'sounds')?.word
  test.each([
    ['ナルト', ['naruto', 'Naruto']],
    ['とうきょう', ['tokyo', 'toukyou', 'tookyoo', 'Tōkyō']],
    ['しんぶん', ['shinbun', 'shimbun', 'sinbun']],
    ['まっちゃ', ['maccha', 'matcha', 'mattya']],
    ['つづく', ['tsuzuku', 'tuduku']],
    ['ジャンプ', ['janpu', 'jampu', 'zyanpu']],
    ['フィギュア', ['figyua']],
    ['ラーメン', ['ramen', 'raamen']],
  ])('%s is %j', (kana, spellings) => {
    for (const spelling of spellings) expect(sound(spelling), spelling).toBe(soundsOf(fold(kana).text))
  })

  test('negative control: other sounds are others', () => {
    expect(soundsOf('カット')).not.toBe(soundsOf('カト'))
    expect(sound('sasuke')).not.toBe(soundsOf('ナルト'))
  })

  test('one kana between characters is a particle, and characters have no sound', () => {
    expect(soundsOf(fold('進擊の巨人').text)).toBe('')
    expect(formsOf(fold('進擊の巨人').text)).toHaveLength(1)
  })

  test('kana are looked for as letters, long and short', () => {
    expect(formsOf('トウキョウ').map(({ word }) => word)).toEqual(['トウキョウ', 'toukyou', 'tokyo'])
  })
})

describe('the parts in the index', () => {
  test.each(['漫', '漫画', '金漫奖', 'a', 'ab', 'abc', 'comic', 'gca奖', '2026年'])(
    'a text that holds %s has all that is wanted for it',
    (word) => {
      const parts = new Set(tokensOf(`前 ${word} 後`, ''))
      for (const part of wantedTokens({ in: 'text', word })) expect(parts).toContain(part)
    },
  )

  test('a part in the middle of a long word is found from three letters on', () => {
    const parts = new Set(tokensOf('angouleme', ''))
    expect(wantedTokens({ in: 'text', word: 'oul' }).every((part) => parts.has(part))).toBe(true)
    expect(wantedTokens({ in: 'text', word: 'ou' }).every((part) => parts.has(part))).toBe(false)
  })

  test('a sound is wanted as a sound alone', () => {
    const [wanted] = [wantedTokens({ in: 'sounds', word: 'naruto' })]
    expect(wanted.every((part) => new Set(tokensOf('naruto', '')).has(part))).toBe(false)
    expect(wanted.every((part) => new Set(tokensOf('', 'naruto')).has(part))).toBe(true)
  })

  test('a name is found as a name and as a whole, and nothing else is', () => {
    const { names, tokens } = indexedText(['雞排公主', 'ナルト', ''], '雞排公主，臺北 ナルト')
    expect(names).toBe('|鸡排公主|ナルト|~naruto')
    for (const word of ['公主', '鸡排公主'])
      expect(tokens).toEqual(expect.arrayContaining(wantedOfNames({ in: 'text', word })))
    expect(tokens).toEqual(expect.arrayContaining(wantedOfNames({ in: 'sounds', word: 'naruto' })))
    expect(tokens).toContain(wholeToken('鸡排公主'))
    expect(tokens).not.toContain(wholeToken('鸡排'))
    expect(tokens).not.toEqual(expect.arrayContaining(wantedOfNames({ in: 'text', word: '台北' })))
  })

  test.each([
    ['漫', true],
    ['漫画', true],
    ['abc', true],
    ['a', true],
    ['金漫奖', false],
    ['abcd', false],
    ['a奖', false],
    ['ab cd', false],
  ])('one token tells %s: %s', (word, isTold) => expect(isToldByToken(word)).toBe(isTold))
})
