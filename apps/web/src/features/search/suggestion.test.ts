import { expect, test } from 'vitest'
import { suggestionsOf } from './suggestion.ts'

test('a suggestion leads to its page, once, as its reader calls it, with the title that holds the words', () => {
  const title = { id: 7, kind: 'news', type: null, title_zh: '臺灣漫畫', title_ja: '台湾漫画', title_en: null } as const
  const course = { ...title, id: 8, kind: 'activity', type: 'course' } as const
  expect(
    suggestionsOf(
      [],
      [
        { ...title, language: 'ja', text: '台湾漫画' },
        { ...title, language: 'zh', text: '臺灣漫畫' },
        { ...course, language: 'zh', text: '臺灣漫畫' },
      ],
      'en',
    ),
  ).toEqual([
    { href: '/en/news/7', kind: 'news', said: { text: '台湾漫画', language: 'ja' }, found: null },
    { href: '/en/activity_course/8', kind: 'activity', said: { text: '臺灣漫畫', language: 'zh' }, found: null },
  ])
  const found = { text: '台湾漫画', language: 'ja' } as const
  const own = { text: '臺灣漫畫', language: 'zh' } as const
  expect(suggestionsOf([], [{ ...title, ...found }], 'zh')).toEqual([
    { href: '/zh/news/7', kind: 'news', said: own, found },
  ])
  expect(suggestionsOf([], [{ ...title, ...own }], 'zh')).toEqual([
    { href: '/zh/news/7', kind: 'news', said: own, found: null },
  ])
})

test('a screen of the site stands first, and once where a text of the house is that screen', () => {
  const text = { id: 3, kind: 'page', type: 'level', title_zh: '會員資格', title_ja: null, title_en: null } as const
  expect(
    suggestionsOf([{ href: '/zh/level', label: '會員等級' }], [{ ...text, language: 'zh', text: '會員資格' }], 'zh'),
  ).toEqual([{ href: '/zh/level', kind: 'page', said: { text: '會員等級', language: 'zh' }, found: null }])
})
