import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeFor, registrationForm, someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const today = '2026-11-24'
let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await api.setClock(instantAt(taipeiDate(today), '12:00'))
})
afterAll(() => api.close())

/** The status, and the fields that were refused. */
async function outcome(changes: Readonly<Record<string, unknown>>): Promise<[number, string[]]> {
  const form = registrationForm(changes)
  // What cannot be a number gets no code.
  const code = isNumber(form.mobile) ? await codeFor(api, form.mobile) : '000000'
  const body = { ...form, sms_code: code }
  const answer = await api.call('POST /member', { body })
  return [answer.status, Object.keys(answer.body.errors ?? {})]
}

const isNumber = (mobile: string) => mobile.length >= 8 && mobile.length <= 15

const password = (text: string) => ({ password: text, password_confirmation: text })

describe('what may be registered, to the character and to the day', () => {
  test.each([
    ['6 characters of an account', { username: 'edge6a' }, 'username'],
    ['7', { username: 'edges7a' }, null],
    ['32', { username: 'edge'.repeat(8) }, null],
    ['33', { username: `${'edge'.repeat(8)}a` }, 'username'],
    ['full-width letters', { username: 'ｅｄｇｅｓ７ａ' }, 'username'],
    ['5 characters of a password', password('kq7wz'), 'password'],
    ['6', password('kq7wzx'), null],
    ['256', password(`k7${'q'.repeat(254)}`), null],
    ['257', password(`k7${'q'.repeat(255)}`), 'password'],
    ['letters of any script with a digit', password('墨水與筆尖7'), null],
    ['a birth of 1899', { birthday: '1899-12-31' }, 'birthday'],
    ['of 1900', { birthday: '1900-01-01' }, null],
    ['of tomorrow', { birthday: '2026-11-25' }, 'birthday'],
    ['of 29 February 2001, which never was', { birthday: '2001-02-29' }, 'birthday'],
    ['of 29 February 2004', { birthday: '2004-02-29' }, null],
    ['a mobile of Japan', { mobile: '819012345678' }, null],
    ['of Hong Kong', { mobile: '85291234567' }, null],
    ['7 digits', { mobile: '1234567' }, 'mobile'],
    ['16 digits', { mobile: '1234567890123456' }, 'mobile'],
    ['a plus-address', { email: 'reader+comics@example.com' }, null],
    ['the same reader without the plus is somebody else', { email: 'reader@example.com' }, null],
    ['the same plus-address in capitals', { email: 'Reader+COMICS@example.com' }, 'email'],
  ])('%s: %j', async (_what, changes, refused) => {
    expect(await outcome(changes)).toEqual(refused === null ? [201, []] : [422, [refused]])
  })
})

describe('a guardian agrees for everybody under 20 of Taipei’s day', () => {
  test.each([
    ['20 today', '2006-11-24', today, false],
    ['20 tomorrow', '2006-11-25', today, true],
    ['born on 29 February, on 28 February of the 20th year', '2008-02-29', '2028-02-28', true],
    ['born on 29 February, on the 29th of the 20th year', '2008-02-29', '2028-02-29', false],
    ['born on 1 March, the day before', '2008-03-01', '2028-02-29', true],
  ])('%s', async (_who, birthday, day, isAsked) => {
    // The last minute of the day in Taipei is still the afternoon of that day in UTC.
    await api.setClock(instantAt(taipeiDate(day), '23:59'))
    expect(await outcome({ birthday })).toEqual(isAsked ? [422, ['guardian_agree']] : [201, []])
    expect(await outcome({ birthday, guardian_agree: 'on' })).toEqual([201, []])
  })
})
