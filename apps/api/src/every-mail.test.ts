import { languages, type Language } from '@koma/domain/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { causeMails } from './testing/mail-causes.ts'
import { mailFaults } from './testing/mail-faults.ts'
import { mailHouse, type MailHouse } from './testing/mail-house.ts'
import type { ReceivedMail } from './testing/mail-server.ts'
import { subjectsOf } from './testing/mail-subjects.ts'

let house: MailHouse
const arrived = {} as Record<Language, readonly ReceivedMail[]>

beforeAll(async () => {
  house = await mailHouse()
  for (const language of languages) {
    const before = house.server.received.length
    await causeMails(house, language)
    arrived[language] = house.server.received.slice(before)
  }
})
afterAll(() => house.close())

/** Letters are told to the centre too, in the centre's language. */
const isToCentre = ({ to }: ReceivedMail) => to === 'centre@koma.example'
const readersOf = (language: Language) => arrived[language].filter((mail) => !isToCentre(mail))

describe.each(languages)('every mail in %s', (language) => {
  test('has gone out by SMTP: no subject of the catalogue is without its mail', () => {
    const subjects = readersOf(language).map(({ subject }) => subject)
    const { mails } = subjectsOf(language)
    expect(Object.keys(mails).filter((key) => !subjects.some((subject) => mails[key]!.test(subject)))).toEqual([])
    const known = Object.values(mails)
    expect(subjects.filter((subject) => !known.some((pattern) => pattern.test(subject)))).toEqual([])
    expect(new Set(subjects).size).toBeGreaterThan(25)
  })

  test('can be read as text and as a page, in that language, and leads to the site', () => {
    const faulty = readersOf(language).map((mail) => ({ subject: mail.subject, faults: mailFaults(mail, language) }))
    expect(faulty.filter(({ faults }) => faults.length > 0)).toEqual([])
  })
})

test('the centre reads of a letter in its own language', () => {
  const letters = languages.flatMap((language) => arrived[language]).filter(isToCentre)
  expect(letters).toHaveLength(2 * languages.length)
  expect(letters.filter(({ subject }) => !subjectsOf('zh').centre.test(subject))).toEqual([])
  expect(letters.flatMap((mail) => mailFaults(mail, 'zh'))).toEqual([])
})

describe('negative control: the look at a mail finds', () => {
  test.each([
    ['has a subject, a text and a page', { text: '' }],
    ['has every word filled in', { text: 'Hello {{name}}' }],
    ['has every word filled in', { subject: 'Booked: undefined' }],
    ['has no key for a sentence', { subject: 'accountMail.reset_subject' }],
    ['links, by whole addresses, to the site alone', { text: 'Hello\nhttps://evil.example/en/sign' }],
    ['links, by whole addresses, to the site alone', { html: '<a href="/en/sign">here</a>' }],
    ['links, by whole addresses, to the site alone', { text: 'Hello\nhttps://koma.example/zh/sign' }],
    ['has one button, and its address in both parts', { text: 'Hello, without any address' }],
    ['says the same in both parts', { text: 'A sentence that is in the text alone' }],
    ['is in the language of its reader', { subject: '您的驗證碼' }],
    ['says which language that is', { headers: 'Content-Language: ja' }],
    ['wants no answer', { headers: '' }],
    ['loads nothing', { html: '<img src="https://koma.example/en/pixel.gif">' }],
  ] as const)('one that no longer %s', (rule, change) => {
    const fine = readersOf('en')[0]!
    expect(mailFaults(fine, 'en')).toEqual([])
    expect(mailFaults({ ...fine, ...change }, 'en')).toContain(rule)
  })
})
