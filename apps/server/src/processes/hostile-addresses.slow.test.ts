import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { memberWith } from '@koma/api/testing/member-factory.ts'
import { htmlLang, languages, type Language } from '@koma/domain/languages.ts'
import routes from '@koma/web/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  filledIn,
  hostileAttribute,
  hostileCookie,
  hostileElement,
  hostileQueries,
  hostileWords,
  screensOf,
  type Screen,
} from '../testing/hostile-addresses.ts'
import { call, type Answer } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

/** A reader never waits longer, however the address is written (milliseconds); the machine may be busy. */
const answerMsMax = 8_000
const underWay = 6

let world: ProductWorld
let known: Readonly<Record<string, string>>
let token: string

beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
  token = (await memberWith(world.db, { points: 100 })).token
  known = await wordsThatAre()
})
afterAll(() => world.close())

const screens = screensOf(routes)
const withWords = screens.filter(({ pattern }) => pattern.includes('/:'))
/** Languages in turn, so that all three are asked for without asking thrice. */
const languageAt = (place: number): Language => languages[place % languages.length]!

/** A word that is right for each name in an address, so that a screen has something to show. */
async function wordsThatAre(): Promise<Readonly<Record<string, string>>> {
  const first = async (list: string): Promise<any> => {
    const { body } = await call(world.site(0), `GET /api/${list}`)
    return (Array.isArray(body) ? body : body.data)[0]
  }
  const id = async (list: string) => String((await first(list)).id)
  const [news, lecture] = [await first('news'), await first('activity/lecture')]
  return {
    newsId: String(news.id),
    tagId: String(news.tags[0].id),
    activityId: String(lecture.id),
    deviceId: await id('device'),
    typeId: await id('news/type'),
    comicId: await id('comic'),
    creatorId: await id('creator'),
    publisherId: await id('publisher'),
    unionId: await id('union'),
    awardId: await id('award'),
    videoId: await id('video'),
    albumId: await id('album'),
    spaceId: '2a',
    part: 'floor',
    tab: 'news',
    type: 'news',
    itemId: String(news.id),
    deed: 'click',
    file: 'comic.json',
  }
}

const askedStatuses = new Set([200, 301, 302, 308, 400, 404])

/** Everything that is wrong with an answer to a reader of the language; nothing where it is a clean one. */
function faultsOf({ status, headers, text, ms }: Answer, language: Language, { pattern, isResource }: Screen) {
  const isPage = !isResource && status !== 301 && status !== 302 && status !== 308
  const outsideScripts = text.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
  const isAsked = askedStatuses.has(status) || (isResource && [401, 422].includes(status))
  const faults: Readonly<Record<string, boolean>> = {
    // The screen that says so is the one that may.
    [`status ${status}`]: !isAsked && !(pattern === '/error500' && status === 500),
    [`${Math.round(ms)} ms`]: ms > answerMsMax,
    'an element of the address': text.includes(hostileElement),
    'an attribute of the address': outsideScripts.includes(hostileAttribute),
    'a cookie of the address': String(headers['set-cookie']).includes(hostileCookie),
    'an error of the inside': /at \w.*\(.*\.[jt]s:\d+|node_modules|SQLSTATE|syntax error at/.test(outsideScripts),
    'no page': isPage && !String(headers['content-type']).startsWith('text/html'),
    'a page of another language': isPage && !text.includes(`<html lang="${htmlLang[language]}"`),
    'another language in its header': isPage && headers['content-language'] !== htmlLang[language],
    'not one heading': isPage && (text.match(/<h1[\s>]/g)?.length ?? 0) !== 1,
    'no title': isPage && !/<title[^>]*>[^<]{2,}<\/title>/.test(text),
    'no end': isPage && !text.trimEnd().endsWith('</html>'),
  }
  return Object.keys(faults).filter((fault) => faults[fault])
}

interface Question {
  readonly screen: Screen
  readonly address: string
  readonly language: Language
}

/** Asks them all, some at a time, and gives a line for each answer that is not clean. */
async function misses(questions: readonly Question[], headers: Record<string, string> = {}): Promise<string[]> {
  const found: string[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < questions.length; at = next++) {
      const { screen, address, language } = questions[at]!
      const answer = await call(world.site(0), `GET /${language}${address}`, { headers })
      const faults = faultsOf(answer, language, screen)
      if (faults.length > 0) found.push(`/${language}${address.slice(0, 100)}: ${faults.join(', ')}`)
    }
  }
  await Promise.all(Array.from({ length: underWay }, work))
  return found
}

/** A hostile word in each place of each address that has one, the others filled in rightly. */
const placesWith = (word: string): readonly Question[] =>
  withWords.flatMap((screen, place) =>
    [...screen.pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
      screen,
      address: filledIn(screen.pattern, { ...known, [name!]: word }),
      language: languageAt(place),
    })),
  )

test('every screen is asked, those with words to fill in among them', () => {
  expect(screens.length).toBeGreaterThan(100)
  expect(withWords.length).toBeGreaterThan(40)
  expect(screens.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(['', '/news/:newsId', '/activity_lecture/:activityId', '/space/:spaceId', '/contact/state']),
  )
})

describe('in the query of every screen', () => {
  test.each(Object.entries(hostileQueries))('%s is answered cleanly', async (_, query) => {
    const asked = screens.map((screen, place) => ({
      screen,
      address: `${filledIn(screen.pattern, known)}?${query}`,
      language: languageAt(place),
    }))
    expect(await misses(asked)).toEqual([])
  })
})

describe('in the path of every screen', () => {
  test.each(Object.entries(hostileWords))('%s is answered cleanly', async (_, word) => {
    expect(await misses(placesWith(word))).toEqual([])
  })

  test.each(Object.entries(hostileWords))('%s behind it is a page that is not there', async (_, word) => {
    const asked = ['', '/news', '/about', '/contact', '/member', '/nothing'].map((before, place) => ({
      screen: { pattern: before, isResource: false },
      address: `${before}/${word}/${word}/more`,
      language: languageAt(place),
    }))
    expect(await misses(asked)).toEqual([])
  })
})

describe('what is behind the guard answers a member as cleanly', () => {
  const own = screens.filter(({ pattern }) =>
    /^\/(member|rent\/|account_cancel|3rd|activity_\w+\/.*apply)/.test(pattern),
  )
  // What is made anew by each call has a limit of its own.
  const read = own.filter(({ pattern }) => pattern !== '/member/export')
  test.each(Object.entries(hostileQueries))('%s', async (_, query) => {
    expect(read.length).toBeGreaterThan(20)
    const asked = read.map((screen, place) => ({
      screen,
      address: `${filledIn(screen.pattern, known)}?${query}`,
      language: languageAt(place),
    }))
    expect(await misses(asked, { cookie: `koma_access=${token}` })).toEqual([])
  })
})

describe('negative control: an answer that is not clean is told', () => {
  const plain = { pattern: '/news', isResource: false }
  const page = `<!doctype html><html lang="${htmlLang.zh}"><head><title>頁面</title></head><body><h1>頁</h1></body></html>`
  const clean = { status: 200, headers: { 'content-type': 'text/html', 'content-language': htmlLang.zh }, text: page }
  const faulty: readonly (readonly [string, Partial<typeof clean> & { ms?: number }, string])[] = [
    ['a fault of ours', { status: 500 }, 'status 500'],
    ['a refusal that no page shows', { status: 422 }, 'status 422'],
    ['somebody’s element', { text: page.replace('頁</h1>', `${hostileElement}</h1>`) }, 'an element of the address'],
    [
      'somebody’s attribute',
      { text: page.replace('<h1>', `<h1 id="${hostileAttribute}">`) },
      'an attribute of the address',
    ],
    ['a page of another language', { text: page.replace(htmlLang.zh, htmlLang.en) }, 'a page of another language'],
    ['half a page', { text: page.slice(0, -20) }, 'no end'],
    ['data instead of a page', { headers: { ...clean.headers, 'content-type': 'application/json' } }, 'no page'],
    ['an answer that takes long', { ms: answerMsMax + 1 }, `${answerMsMax + 1} ms`],
  ]
  test.each(faulty)('%s', (_, changes, fault) => {
    const answer: Answer = { ...clean, body: null, ms: 1, ...changes }
    expect(faultsOf({ ...clean, body: null, ms: 1 }, 'zh', plain)).toEqual([])
    expect(faultsOf(answer, 'zh', plain)).toContain(fault)
  })

  test('so is a server that repeats what it was asked', async () => {
    const echo = http.createServer((request, response) => {
      response.writeHead(200, clean.headers).end(page.replace('頁</h1>', `${decodeURIComponent(request.url!)}</h1>`))
    })
    await once(echo.listen(0, '127.0.0.1'), 'listening')
    const site = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`
    const answer = await call(site, `GET /zh?${hostileQueries['an element']!}`)
    expect(faultsOf(answer, 'zh', plain)).toContain('an element of the address')
    echo.close()
  })
})

test('after all of this the server is as it was, and nothing failed inside', async () => {
  expect((await call(world.site(0), 'GET /readyz')).status).toBe(200)
  expect(world.products[0]!.output()).not.toMatch(/"level":[56]0/)
})
