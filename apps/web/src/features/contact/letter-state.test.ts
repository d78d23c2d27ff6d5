import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answer } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { askLetter, numberIn, ownLetters } from './letter-state.ts'

const number = 'C-000Y-GJ0P'
const letter = { number, kind: 'contact', reason: 'event', status: 'open', reply_by: '2026-11-27' }
const asked = (answer: Answer) => {
  const api = fakeApi({ 'POST /contact/state': answer })
  const screen = fakeScreen({ transport: api.transport, address: '/en/contact/state' })
  return { api, said: askLetter(screen, { number: ` ${number} `, email: ' a@example.com ' }) }
}

describe('the number in an address', () => {
  const numberOf = (query: string) => numberIn(new URL(`http://site.test/zh/contact/state${query}`))

  test('is filled in as it is written in the mail', () => {
    expect(numberOf(`?number=${number}`)).toBe(number)
    expect(numberOf('?number=c000ygj0p')).toBe(number)
  })

  test.each([
    '',
    '?number=',
    '?number=C-000Y-GJ0Z',
    '?number=R-0003-K7QX',
    `?number=${'C'.repeat(10_000)}`,
    '?number=%3Cb%3E',
  ])('is left out where it could be none of a letter: %.30s', (query) => expect(numberOf(query)).toBe(''))
})

describe('asking how far a letter is', () => {
  test('sends the number and the address without blanks around them', async () => {
    const { api, said } = asked({ body: letter })
    expect(await said).toMatchObject({ letter, errors: {} })
    expect(JSON.parse(String(api.requests[0]!.body))).toEqual({ number, email: 'a@example.com' })
  })

  test('says at the number that there is none', async () => {
    const { letter: none, errors } = await asked(refused(404, 'record.not_found')).said
    expect([none, Object.keys(errors)]).toEqual([null, ['number']])
  })

  test('says at its field what is wrong, and of no field what belongs to none', async () => {
    const wrong = refused(422, 'validation.failed', { errors: { email: ['Please Enter Correct E-mail Format'] } })
    expect((await asked(wrong).said).errors).toEqual({ email: 'Please Enter Correct E-mail Format' })
    expect((await asked(refused(429, 'rate.limited')).said).errors).toEqual({ form: 'sentence of rate.limited' })
  })

  test('is the screen of a fault where the fault is ours', async () => {
    await expect(asked(refused(503, 'server.unavailable')).said).rejects.toMatchObject({ init: { status: 503 } })
  })
})

describe('one’s own letters', () => {
  const page = { data: [letter], meta: { page: 2, per_page: 12, total: 13, last_page: 2 } }

  test('are a member’s, and kept by nobody', async () => {
    const { transport, requests } = fakeApi({
      'GET /member': { body: { name: '林' } },
      'GET /my/contact': { body: page },
    })
    const screen = fakeScreen({ transport, address: '/zh/member/contact?page=2', cookie: signedIn })
    const answer = await ownLetters(screen)
    expect(answer).toMatchObject({ data: page, init: { headers: { 'cache-control': 'private, no-store' } } })
    expect(requests.at(-1)!.path).toBe('/my/contact?page=2')
  })

  test('lead a visitor to sign', async () => {
    const screen = fakeScreen({ transport: fakeApi({}).transport, address: '/zh/member/contact' })
    await expect(ownLetters(screen)).rejects.toMatchObject({ status: 302 })
  })
})
