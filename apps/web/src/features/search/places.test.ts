import { languages, type Language } from '@koma/domain/languages.ts'
import { askedWords } from '@koma/domain/search-question.ts'
import { describe, expect, test } from 'vitest'
import { pathsOf, routeWords } from '../../lib/paths.ts'
import { publicScreens } from '../../lib/public-screens.ts'
import { wordsFor } from '../../lib/words.ts'
import { provideAllWords } from '../../server/provide-all-words.ts'
import { destinations } from './destinations.ts'
import { placesFor, placesMax } from './places.ts'

provideAllWords()

const screenIn = (language: Language) => ({ words: wordsFor(language), paths: pathsOf(language) })
const pathsFor = (q: string) => placesFor(q, screenIn('zh')).map(({ href }) => href.replace('/zh', ''))

describe('the places of a question', () => {
  test.each([
    ['開放時間', '/about/contact'],
    ['开放时间', '/about/contact'],
    ['營業時間', '/about/contact'],
    ['営業時間', '/about/contact'],
    ['開館時間', '/about/contact'],
    ['opening hours', '/about/contact'],
    ['Opening', '/about/contact'],
    ['交通', '/about/transport'],
    ['怎麼去', '/about/transport'],
    ['あくせす', '/about/transport'],
    ['address', '/about/transport'],
    ['地址', '/about/transport'],
    ['住所', '/about/transport'],
    ['工作站', '/rent_list'],
    ['座位', '/rent_list'],
    ['機材', '/rent_list'],
    ['equipment', '/rent_list'],
    ['場地', '/space/2a'],
    ['rooms', '/space/2a'],
    ['費用', '/rent_list'],
    ['料金', '/rent_list'],
    ['會員', '/level'],
    ['membership', '/level'],
    ['點數', '/level'],
    ['退點', '/member/points'],
    ['儲值', '/member/points'],
    ['成為創作者', '/member/apply'],
    ['クリエイターになる', '/member/apply'],
    ['become a creator', '/member/apply'],
    ['聯絡', '/contact'],
    ['お問い合わせ', '/contact'],
    ['contact', '/contact'],
    ['常見', '/faq'],
    ['FAQ', '/faq'],
    ['密碼', '/forget_password'],
    ['請問開放時間是幾點', '/about/contact'],
    ['中心 交通', '/about/transport'],
  ])('%s: %s', (q, path) => expect(pathsFor(q)[0]).toBe(path))

  test.each(['漫畫', '金漫獎', '開', 'a', '龘', '', '%', 'contactless', '阮光民', 'manga'])(
    'negative control: %s asks for none',
    (q) => expect(pathsFor(q)).toEqual([]),
  )

  test('are few, each once, and named in the reader’s language', () => {
    for (const { asked } of destinations)
      for (const q of Object.values(asked).flat()) {
        const places = placesFor(q, screenIn('ja'))
        expect(places.length).toBeLessThanOrEqual(placesMax)
        expect(new Set(places.map(({ href }) => href)).size).toBe(places.length)
      }
    expect(languages.map((language) => placesFor('hours', screenIn(language))[0]!.label)).toEqual(
      languages.map((language) => screenIn(language).words('house.hoursTitle')),
    )
  })
})

describe('the table of places', () => {
  const { paths } = screenIn('zh')
  test.each(destinations.map((one) => [one.href(paths), one] as const))(
    '%s is found by each of its words',
    (href, one) => {
      const path = href.replace('/zh', '')
      expect(
        (publicScreens as readonly string[]).includes(path) || routeWords.some((word) => path.split('/')[1] === word),
      ).toBe(true)
      for (const language of languages) {
        expect(one.asked[language].length).toBeGreaterThan(0)
        for (const word of one.asked[language]) {
          expect(askedWords(word), word).not.toEqual([])
          const wanting = destinations.filter(({ asked }) => Object.values(asked).flat().includes(word))
          if (wanting.length <= placesMax) expect(pathsFor(word), word).toContain(path)
        }
      }
    },
  )
})
