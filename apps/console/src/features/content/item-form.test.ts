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
  cover_id: '018f3a44-0000-7000-8000-000000000001',
  video: null,
  album: null,
  comic: null,
  creator: null,
  organisation: null,
  award: null,
  activity: null,
  page: null,
}
const item = { kind: 'news', draft } as DeskItem

test('an item comes back from its form as it was', () => {
  const { confirmed, ...same } = zContentChange.parse(toRequest(formOf(item)))
  expect(same).toEqual(draft)
  expect(confirmed).toEqual([])
})

test('only what was written anew, or said to hold, waits to be saved', () => {
  expect(isDirty(formOf(item), item)).toBe(false)
  expect(isDirty({ ...formOf(item), title_en: '  ' }, item)).toBe(false)
  expect(isDirty({ ...formOf(item), title_en: 'Spring' }, item)).toBe(true)
  expect(isDirty({ ...formOf(item), confirmed: ['ja'] }, item)).toBe(true)
})

test('the facts of a kind come back as they were, and those of another stay away', () => {
  const facts = {
    source_kind: 'youtube',
    source: 'dQw4w9WgXcQ',
    duration_s: 212,
    subtitles: ['zh'],
    chapters: [],
  } as const
  const video = { kind: 'video', draft: { ...draft, video: facts } } as unknown as DeskItem
  const sent = zContentChange.parse(toRequest(formOf(video)))
  expect([sent.video, sent.comic]).toEqual([facts, null])
  expect(isDirty(formOf(video), video)).toBe(false)
})

test('a kind whose facts nobody has said has empty ones, and that alone is nothing to save', () => {
  const fresh = { kind: 'creator', draft } as DeskItem
  expect(formOf(fresh).facts.creator).toEqual({ aliases: [], roles: [], country: null, website: null })
  expect(isDirty(formOf(fresh), fresh)).toBe(false)
})
