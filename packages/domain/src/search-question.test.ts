import { describe, expect, test } from 'vitest'
import { formsOf } from './search-forms.ts'
import { askedWords, wholeQuestion } from './search-question.ts'

const wordsOf = (question: string) => askedWords(question).map(({ word }) => word)

describe('the words of a question', () => {
  test.each([
    ['漫畫 2024', ['漫画', '2024']],
    ['漫畫2024', ['漫画', '2024']],
    ['奧德曼OLDMAN', ['奥德曼', 'oldman']],
    ['第16屆', ['第16届']],
    ['3階', ['3阶']],
    ['A計畫', ['a计画']],
    ['"golden comic" awards', ['golden comic', 'awards']],
    ['“再見 信天翁”', ['再见 信天翁']],
    ['"漫畫2024"', ['漫画2024']],
    ['「金漫獎」', ['金漫奖']],
    ['漫畫 漫画 漫畫', ['漫画']],
    ['"', []],
    ['""', []],
    ['"%" _', []],
  ])('of %s are %j', (question, words) => {
    expect(wordsOf(question)).toEqual(words)
  })

  test.each(['978-986-189-757-8', '9789861897578', ' ISBN 978 986 189 757 8', 'isbn-13: 978‐986‐189‐757‐8'])(
    '%s is the number of a book',
    (question) => expect(wordsOf(question)).toEqual(['9789861897578']),
  )

  test.each(['2024-11-20', '02 2345 6789', '1234567890123', '978-986'])('%s is none', (question) => {
    expect(wordsOf(question)).toEqual(question.split(/[\s-]/))
  })

  test('are told as they were written', () => {
    expect(askedWords('臺灣ＣＯＭＩＣ "Ｄ Ｓ"').map(({ asked }) => asked)).toEqual(['臺灣', 'ＣＯＭＩＣ', 'Ｄ Ｓ'])
  })

  test('are twelve at most', () => {
    expect(askedWords(Array.from({ length: 30 }, (_, at) => `w${at}x`).join(' '))).toHaveLength(12)
  })

  test('stand together as one phrase, too', () => expect(wholeQuestion(' 「漫畫2024」 “A” ')).toBe('漫画2024 a'))
})

describe('the forms of a word', () => {
  const inText = (word: string) => formsOf(word).flatMap((form) => (form.in === 'text' ? [form.word] : []))

  test.each([
    ['comics', ['comics', 'comic']],
    ['stories', ['stories', 'story']],
    ['boxes', ['boxes', 'box']],
    ['comic', ['comic']],
    ['news', ['news']],
    ['glass', ['glass']],
    ['paris', ['paris']],
    ['コンピューター', ['コンピューター', 'コンピュータ', 'konpyuta']],
    ['9789861897578', ['9789861897578', '9861897577']],
    ['080442957x', ['080442957x', '9780804429573']],
    ['9780804429573', ['9780804429573', '080442957x']],
    ['2024', ['2024']],
  ])('of %s in a text are %j', (word, forms) => expect(inText(word)).toEqual(forms))

  test('say how they are like it', () => {
    const likenessOf = (word: string) => formsOf(word).map(({ likeness }) => likeness)
    expect(likenessOf('comics')).toEqual(['word', 'word', 'sound'])
    expect(likenessOf('ナルト')).toEqual(['word', 'sound'])
    expect(likenessOf('漫画')).toEqual(['word', 'meaning', 'meaning'])
  })

  test('name what is written alike once, by its sound or as it is', () => {
    expect(formsOf('マンガ')).toEqual([
      { in: 'text', word: 'マンガ', likeness: 'word' },
      { in: 'text', word: 'manga', likeness: 'sound' },
      { in: 'text', word: '漫画', likeness: 'meaning' },
    ])
  })

  test.each(['workstations', 'illustrators'])('%s is what its singular is called, too', (word) => {
    expect(formsOf(word).some(({ likeness }) => likeness === 'meaning')).toBe(true)
  })
})
