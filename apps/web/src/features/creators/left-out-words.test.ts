import { beforeAll, describe, expect, test } from 'vitest'
import { wordsFor } from '../../lib/words.ts'
import { provideAllWords } from '../../server/provide-all-words.ts'
import { leftOutWords } from './left-out-words.ts'

beforeAll(provideAllWords)

const kept = { name: 'kept.pdf', state: 'done' } as const
const onItsWay = { name: 'later.pdf', state: 'sending' } as const
const refused = { name: 'page.zip', state: 'failed' } as const

describe('files that stay behind when the application is sent', () => {
  test.each([
    ['zh', '以下檔案沒有上傳，不會一起送出：page.zip。請重試、更換或移除。'],
    [
      'ja',
      '次のファイルはアップロードできていないため、送信されません：page.zip。再試行するか、別のファイルに替えるか、外してください。',
    ],
    ['en', 'Not uploaded, so not sent along: page.zip. Try again, choose another file, or remove it.'],
  ] as const)('are named, in %s', (language, sentence) => {
    expect(leftOutWords(wordsFor(language), [kept, refused, onItsWay])).toBe(sentence)
  })

  test.each([
    ['zh', 'page.zip、huge.pdf'],
    ['ja', 'page.zip、huge.pdf'],
    ['en', 'page.zip, huge.pdf'],
  ] as const)('are named one after another, in %s', (language, names) => {
    expect(leftOutWords(wordsFor(language), [refused, { ...refused, name: 'huge.pdf' }])).toContain(names)
  })

  test('are not spoken of where every file goes along', () => {
    expect(leftOutWords(wordsFor('zh'), [kept, onItsWay])).toBeNull()
  })
})
