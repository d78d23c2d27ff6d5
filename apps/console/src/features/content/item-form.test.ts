import { zContentChange, type DeskItem, type Draft } from '@koma/contract/content-desk.ts'
import { expect, test } from 'vitest'
import { formOf, isDirty, toRequest } from './item-form.ts'

const draft: Draft = {
  title_zh: '春日漫畫展',
  title_ja: '春の漫画展',
  title_en: null,
  summary_zh: null,
  summary_ja: null,
  summary_en: null,
  body_zh: '<p>開放參觀</p>',
  body_ja: null,
  body_en: null,
  type_id: 3,
  tag_ids: [1, 2],
  pinned: true,
  sources: ['https://a.example/1', 'https://a.example/2'],
}

test('an item comes back from its form as it was', () => {
  const { confirmed, ...same } = zContentChange.parse(toRequest(formOf(draft)))
  expect(same).toEqual(draft)
  expect(confirmed).toEqual([])
})

test('only what was written anew, or said to hold, waits to be saved', () => {
  const item = { draft } as DeskItem
  expect(isDirty(formOf(draft), item)).toBe(false)
  expect(isDirty({ ...formOf(draft), title_en: '  ' }, item)).toBe(false)
  expect(isDirty({ ...formOf(draft), title_en: 'Spring' }, item)).toBe(true)
  expect(isDirty({ ...formOf(draft), confirmed: ['ja'] }, item)).toBe(true)
})
