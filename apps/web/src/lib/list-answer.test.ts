import { beforeAll, expect, test } from 'vitest'
import { provideAllWords } from '../server/provide-all-words.ts'
import { isThere, listAnswer, pagedTitle } from './list-answer.ts'
import { wordsFor } from './words.ts'

beforeAll(() => provideAllWords())

const meta = { page: 1, last_page: 3, total: 30 }
const nothing = { page: 1, last_page: 1, total: 0 }

test.each([
  ['its first page', { meta }],
  ['its last page', { meta: { ...meta, page: 3 } }],
  ['a list that is empty', { meta: nothing }],
  ['what has a tag', { meta, tag: 4 }],
  ['a type', { meta, isKnown: true }],
])('%s is there', (_, asked) => {
  expect(isThere(asked)).toBe(true)
  expect(listAnswer(asked)).toBe(asked)
})

test.each([
  ['a page behind the last', { meta: { ...meta, page: 4 } }],
  ['a tag that nothing has', { meta: nothing, tag: 4 }],
  ['a type that does not exist', { meta: nothing, isKnown: false }],
])('%s is a 404 that still shows the list', (_, asked) => {
  expect(isThere(asked)).toBe(false)
  expect(listAnswer(asked)).toMatchObject({ data: asked, init: { status: 404 } })
})

test('every page of a list but its first says in its title which it is', () => {
  const words = wordsFor('zh')
  expect(pagedTitle(words, '最新消息', meta)).toBe('最新消息')
  expect(pagedTitle(words, '最新消息', { ...meta, page: 2 })).toBe('最新消息（第 2 頁）')
  expect(pagedTitle(words, '最新消息', undefined)).toBe('最新消息')
})
