import { beforeAll, describe, expect, test } from 'vitest'
import { provideAllWords } from '../server/provide-all-words.ts'
import { listChosen, listKept, sizeWords, stateWords } from './upload-list.ts'
import { takesFiles } from './upload-paths.ts'
import { wordsFor } from './words.ts'

beforeAll(provideAllWords)

const pdf = { name: '作品.pdf', size: 6_291_456, type: 'application/pdf' }

describe('a chosen file', () => {
  test('of exactly 6 MB waits for its turn', () => {
    expect(listChosen(wordsFor('zh'), 'a', pdf)).toMatchObject({ state: 'waiting', reason: null })
  })

  test.each([
    ['zh', '檔案上限 6MB'],
    ['ja', 'ファイルは6MB以内です'],
    ['en', 'File limit 6MB'],
  ] as const)('that is one byte larger fails at once, in %s', (language, sentence) => {
    const listed = listChosen(wordsFor(language), 'a', { ...pdf, size: pdf.size + 1 })
    expect(listed).toMatchObject({ state: 'failed', reason: sentence, retryable: false })
  })

  test('that is no PDF, or empty, has the wrong format; without a type its name counts', () => {
    const words = wordsFor('en')
    const reasonOf = (file: typeof pdf) => listChosen(words, 'a', file).reason
    expect(reasonOf({ name: 'a.zip', size: 9, type: 'application/zip' })).toBe('Wrong file format')
    expect(reasonOf({ ...pdf, size: 0 })).toBe('Wrong file format')
    expect(reasonOf({ name: 'a.exe', size: 9, type: '' })).toBe('Wrong file format')
    expect(reasonOf({ name: 'a.PDF', size: 9, type: '' })).toBeNull()
  })
})

test('a kept file tells what the scanner and the staff say of it', () => {
  const words = wordsFor('en')
  const said = (state: 'checking' | 'ready' | 'held' | 'refused') =>
    stateWords(words, listKept([{ id: 'x', name: 'a.pdf', size: 1, state }])[0]!)
  expect([said('ready'), said('checking')]).toEqual(['Uploaded', 'Uploaded, being checked'])
  expect(said('held')).toContain('staff')
  expect(said('refused')).toContain('safety')
})

test('sizes are short, and a byte too many shows', () => {
  const words = wordsFor('en')
  expect([1, 380_000, 6_291_456, 6_291_457].map((bytes) => sizeWords(words, bytes))).toEqual([
    '1 KB',
    '372 KB',
    '6.0 MB',
    '6.1 MB',
  ])
})

test('only the addresses of forms with files take more than a form', () => {
  expect(['/zh/member/files', '/en/member/files.data', '/ja/olduser/move/x'].map(takesFiles)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/zh/sign', '/zh/member/files/x', '/member/files', '/zh/member/filesx'].map(takesFiles)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
