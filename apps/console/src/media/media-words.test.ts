import { expect, test } from 'vitest'
import { emptyWords, fileSize, uploadForm, wantsCredit } from './media-words.ts'

test('a picture goes with its texts, without blanks around them', () => {
  const form = uploadForm(new File(['x'], 'cover.png', { type: 'image/png' }), { ...emptyWords, alt_zh: ' 封面 ' })
  expect([form.get('alt_zh'), form.get('alt_ja'), form.get('licence')]).toEqual(['封面', '', 'own'])
  expect((form.get('file') as File).name).toBe('cover.png')
})

test('a licence that asks for a name says so until there is one', () => {
  expect(wantsCredit({ ...emptyWords, licence: 'cc-by' })).toBe(true)
  expect(wantsCredit({ ...emptyWords, licence: 'cc-by', credit: '王小明' })).toBe(false)
  expect(wantsCredit({ ...emptyWords, licence: 'own' })).toBe(false)
})

test.each([
  [900, '1 KB'],
  [45_300, '45 KB'],
  [1_260_000, '1.3 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes, String)).toBe(words)
})
