import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Message } from './translate.ts'

const folder = new URL('messages/', import.meta.url)
const files = readdirSync(new URL('zh/', folder)).filter((file) => file.endsWith('.ts'))

/** Facts that English has by their keys already, and react-admin's own words, whose placeholders its English text sets. */
const withRulesOfTheirOwn = new Set(['device.ts', 'console-react-admin.ts'])

type Domain = Readonly<Record<string, Message>>

/** The domains of a file: its exported objects whose values are messages, not whole domains. */
async function domainsOf(language: string, file: string): Promise<Readonly<Record<string, Domain>>> {
  const module = (await import(new URL(`${language}/${file}`, folder).href)) as Record<string, unknown>
  return Object.fromEntries(Object.entries(module).filter(([, domain]) => isDomain(domain))) as Record<string, Domain>
}

const isDomain = (value: unknown): value is Domain =>
  typeof value === 'object' && value !== null && Object.values(value).every(isMessage)

const isMessage = (value: unknown): value is Message =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'one,other')

const placeholdersOf = (message: Message | undefined): string[] => {
  const texts = typeof message === 'object' ? [message.one, message.other] : [message ?? '']
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))),
  ].toSorted()
}

test('there are messages to compare', () => expect(files.length).toBeGreaterThan(9))

describe.each(['ja', 'en'])('%s', (language) => {
  test('has every file of the Chinese source, and no other', () => {
    const own = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.ts'))
    expect(own.toSorted()).toEqual(files.toSorted())
  })

  test.each(files.filter((file) => !withRulesOfTheirOwn.has(file)))(
    '%s has the keys and the placeholders of the Chinese source',
    async (file) => {
      const [source, own] = [await domainsOf('zh', file), await domainsOf(language, file)]
      for (const [domain, messages] of Object.entries(source)) {
        expect(Object.keys(own[domain] ?? {}).toSorted(), domain).toEqual(Object.keys(messages).toSorted())
        for (const [key, message] of Object.entries(messages))
          expect(placeholdersOf(own[domain]?.[key]), `${domain}.${key}`).toEqual(placeholdersOf(message))
      }
    },
  )
})

test('no Chinese message ends a clause with a half-width mark', async () => {
  for (const file of files)
    for (const [domain, messages] of Object.entries(await domainsOf('zh', file)))
      for (const [key, message] of Object.entries(messages))
        for (const text of typeof message === 'string' ? [message] : [message.one, message.other])
          expect(text, `${domain}.${key}`).not.toMatch(/[\u4e00-\u9fff][,;:!?]|[\u4e00-\u9fff]\((?!YYYY)/)
})

/** The sound font has these and no others; one more fetches another language's display font late, for a single mark. */
const lettersOfTheSoundFont = /^[\u0020-\u007e]+$/

test.each(['zh', 'ja', 'en'])('every Latin sound word of %s is drawn by the sound font alone', async (language) => {
  let sounds = 0
  for (const file of files)
    for (const [domain, messages] of Object.entries(await domainsOf(language, file)))
      for (const [key, message] of Object.entries(messages)) {
        if (!/^sound(_|$)|Sound$/.test(key)) continue
        sounds += 1
        expect(message, `${domain}.${key}`).toMatch(lettersOfTheSoundFont)
      }
  expect(sounds).toBeGreaterThan(20)
})
