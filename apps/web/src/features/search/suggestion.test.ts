import { expect, test } from 'vitest'
import { elsewhereOf } from './search-data.ts'
import { suggestionsOf } from './suggestion.ts'

const meta = (total: number) => ({ page: 9, per_page: 20, total, last_page: 2 })
const counts = [{ kind: 'comic', count: 3, more: false }] as const

test.each([
  ['on pages before this one', meta(30), [...counts], 'before'],
  ['of other kinds', meta(0), [...counts], 'other-kinds'],
  ['nowhere', meta(0), [], null],
])('a page that shows nothing says that there are hits %s', (_, of, kinds, where) => {
  expect(elsewhereOf({ meta: of, counts: kinds })).toBe(where)
})

test('a suggestion leads to its page, once, in the language in which its title holds the words', () => {
  const title = { id: 7, kind: 'news', type: null, title_zh: '臺灣漫畫', title_ja: '台湾漫画', title_en: null } as const
  const course = { ...title, id: 8, kind: 'activity', type: 'course' } as const
  expect(
    suggestionsOf(
      [
        { ...title, language: 'ja', text: '台湾漫画' },
        { ...title, language: 'zh', text: '臺灣漫畫' },
        { ...course, language: 'zh', text: '臺灣漫畫' },
      ],
      'en',
    ),
  ).toEqual([
    { href: '/en/news/7', kind: 'news', said: { text: '台湾漫画', language: 'ja' } },
    { href: '/en/activity_course/8', kind: 'activity', said: { text: '臺灣漫畫', language: 'zh' } },
  ])
})
