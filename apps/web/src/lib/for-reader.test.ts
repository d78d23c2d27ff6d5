import { languages } from '@koma/domain/languages.ts'
import { describe, expect, test } from 'vitest'
import { forReader } from './for-reader.ts'
import { localised, wordsOf } from './localised.ts'

const page = {
  data: [
    {
      id: 1,
      title_zh: '格子',
      title_ja: 'コマ',
      title_en: null,
      genres: [{ name_zh: '愛情', name_ja: null, name_en: 'Romance' }],
    },
    { id: 2, title_zh: '夜', title_ja: null, title_en: 'Night', genres: [] },
  ],
  meta: { page: 1, next_page: null },
}

describe.each(languages)('a reader of %s', (language) => {
  test('is shown the same words as of the whole data', () => {
    const read = forReader(page, language)
    for (const [place, row] of page.data.entries()) {
      expect(localised(read.data[place]!, 'title', language)).toBe(localised(row, 'title', language))
      expect(wordsOf(read.data[place]!, 'title', language)).toEqual(wordsOf(row, 'title', language))
    }
    expect(wordsOf(read.data[0]!.genres[0]!, 'name', language)).toEqual(
      wordsOf(page.data[0]!.genres[0]!, 'name', language),
    )
  })

  test('is sent no other', () => {
    const { title_zh: zh, title_ja: ja, title_en: en } = forReader(page, language).data[0]!
    expect([zh, ja, en].filter(Boolean)).toHaveLength(1)
  })
})

test('what is in no language stays as it is', () => {
  expect(forReader(page, 'en').meta).toEqual(page.meta)
  expect(forReader(['a', null, 3, undefined], 'en')).toEqual(['a', null, 3, undefined])
  expect(forReader({ summary_zh: null, summary_ja: null, summary_en: null }, 'ja')).toEqual({
    summary_zh: null,
    summary_ja: null,
    summary_en: null,
  })
})
