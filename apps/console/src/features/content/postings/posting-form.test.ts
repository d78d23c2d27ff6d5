import type { StaffPanel } from '@koma/contract/postings.ts'
import { expect, test } from 'vitest'
import { formOf, isDirty, toRequest } from './posting-form.ts'
import { postingSpecs } from './posting-specs.ts'

const panel = {
  id: 1,
  state: 'draft',
  publish_at: null,
  unpublish_at: null,
  changed_at: '2026-11-22 10:00:00',
  changed_by: null,
  written: ['zh'],
  stale: [],
  trashed_at: null,
  trashed_by: null,
  lock: null,
  version: 1,
  title_zh: '島嶼分格',
  title_ja: null,
  title_en: null,
  text_zh: null,
  text_ja: null,
  text_en: null,
  alt_zh: null,
  alt_ja: null,
  alt_en: null,
  content_id: 7,
  link: null,
  art: 'gallery',
  colour: 'cyan',
  cover_id: null,
  item: null,
  place: null,
} satisfies StaffPanel

test('what was saved comes back as it was, and what is left empty is null', () => {
  const form = formOf(postingSpecs.panels, panel)
  expect(form.words['title_ja']).toBe('')
  expect(toRequest(form)).toMatchObject({ title_zh: '島嶼分格', title_ja: null, content_id: 7, art: 'gallery' })
  expect(isDirty(postingSpecs.panels, form, panel)).toBe(false)
})

test('a blank more is no change, a word is one', () => {
  const form = formOf(postingSpecs.panels, panel)
  const written = (title_zh: string) => ({ ...form, words: { ...form.words, title_zh } })
  expect(isDirty(postingSpecs.panels, written('島嶼分格 '), panel)).toBe(false)
  expect(isDirty(postingSpecs.panels, written('島嶼'), panel)).toBe(true)
})

test('a new one begins with what its kind begins with', () => {
  expect(toRequest(formOf(postingSpecs.notices, undefined))).toMatchObject({
    title_zh: null,
    level: 'info',
    pinned: false,
  })
})
