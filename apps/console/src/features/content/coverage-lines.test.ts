import { expect, test } from 'vitest'
import { boardOf } from './coverage-lines.ts'

const counted = { items: 10, whole: 6, partial: 1, stale: 2 }

test('each kind is one line with both languages, and what is missing is what is neither whole nor partial', () => {
  const board = boardOf({
    items: [
      { kind: 'news', language: 'ja', ...counted },
      { kind: 'news', language: 'en', ...counted, whole: 9 },
    ],
    postings: [{ kind: 'faqs', language: 'ja', ...counted }],
    tags: [{ language: 'en', items: 4, whole: 3, stale: 1 }],
  })
  expect(board.map(({ word }) => word)).toEqual([
    'consoleContent.kind_news',
    'consolePostings.title_faqs',
    'consoleShell.page_tags',
  ])
  expect([board[0]!.ja.missing, board[0]!.en.missing]).toEqual([3, 0])
  expect(board[2]!.en).toEqual({ items: 4, whole: 3, partial: 0, missing: 1, stale: 1 })
})

test('a line leads to its own list, by its kind and by what is lacking', () => {
  const [news, tags] = boardOf({
    items: [{ kind: 'news', language: 'ja', ...counted }],
    postings: [],
    tags: [{ language: 'ja', items: 1, whole: 0, stale: 0 }],
  })
  const filterOf = (path: string) => JSON.parse(new URL(path, 'http://desk').searchParams.get('filter')!) as unknown
  expect(filterOf(news!.listOf('partial_ja'))).toEqual({ kind: 'news', translation: 'partial_ja' })
  expect(tags!.listOf('missing_ja')).toMatch(/^\/tags\?/)
})

test('a kind of which there is nothing is no line', () => {
  const none = { kind: 'notices', items: 0, whole: 0, partial: 0, stale: 0 } as const
  expect(
    boardOf({
      items: [],
      postings: [
        { ...none, language: 'ja' },
        { ...none, language: 'en' },
      ],
      tags: [],
    }),
  ).toEqual([])
})
