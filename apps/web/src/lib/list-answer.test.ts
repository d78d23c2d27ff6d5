import { expect, test } from 'vitest'
import { isThere, listAnswer } from './list-answer.ts'

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
