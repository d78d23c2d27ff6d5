import { expect, test } from 'vitest'
import { withTyped } from './with-typed.ts'

const sent = { title: ' 春日 ', body: '<p>一</p>', tags: [1, 2], facts: { place: '2樓', seats: 20 }, cover: null }
const saved = { title: '春日', body: '<p>一</p>', tags: [1, 2], facts: { place: '2F', seats: 20 }, cover: null }

test('takes what was saved where nobody has written since', () => {
  expect(withTyped(structuredClone(sent), sent, saved)).toBe(saved)
})

test('keeps what was written while the answer was under way, and nothing else', () => {
  const now = { ...sent, body: '<p>一二</p>', tags: [2], facts: { place: '2樓', seats: 30 } }
  expect(withTyped(now, sent, saved)).toEqual({
    title: '春日',
    body: '<p>一二</p>',
    tags: [2],
    facts: { place: '2F', seats: 30 },
    cover: null,
  })
})

test('keeps what was taken away or put where nothing stood', () => {
  expect(withTyped<object>({ ...sent, facts: null, cover: 'id' }, sent, saved)).toEqual({
    ...saved,
    facts: null,
    cover: 'id',
  })
})
