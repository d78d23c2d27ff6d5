import { expect, test } from 'vitest'
import { elsewhereOf } from './elsewhere.ts'

const meta = (total: number) => ({ page: 9, per_page: 20, total, last_page: 2 })
const counts = [{ kind: 'comic', count: 3, more: false }] as const

test.each([
  ['on pages before this one', meta(30), [...counts], 'before'],
  ['of other kinds', meta(0), [...counts], 'other-kinds'],
  ['nowhere', meta(0), [], null],
])('a page that shows nothing says that there are hits %s', (_, of, kinds, where) => {
  expect(elsewhereOf({ meta: of, counts: kinds })).toBe(where)
})
