import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetfulRows } from '../../testing/forgetful-rows.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { freshPassword, freshPasswords, resetCodeFor } from '../../testing/recovery-factory.ts'
import { testApi, type TestApi, type TestServer } from '../../testing/test-api.ts'

/** Source: docs/guarantees.md I-22 (100,000 before a release: CODE_GUESSES=100000). */
const guesses = Number(process.env['CODE_GUESSES'] ?? 5_000)
const addresses = 500
const guessesAtOnce = 100
/** So many codes may be sent to a number in an hour: each time there is a living one to be guessed at. */
const codes = 5

let api: TestApi
let other: TestServer
let member: TestMember

beforeEach(async () => {
  api = await testApi()
  other = await api.anotherServer()
  member = await api.memberWith()
})
afterEach(() => api.close())

function addressOf(turn: number): string {
  const number = turn % addresses
  return `10.${number >> 8}.${number & 255}.1`
}
const sixDigits = (turn: number) => String((turn * 7_919) % 1_000_000).padStart(6, '0')

async function tryCode(sms_code: string, turn: number): Promise<number> {
  const body = { mobile: member.mobile, sms_code, ...freshPasswords }
  const server = turn % 2 === 0 ? api : other
  return (await server.call('PUT /member/sms/password', { body, from: addressOf(turn) })).status
}

async function signsInWith(password: string): Promise<number> {
  const form = { grant_type: 'password', username: member.username, password }
  return (await api.call('POST /token', { form, from: '198.51.100.1' })).status
}

describe(`${guesses} guesses from ${addresses} addresses on two servers, at ${codes} codes of one number`, () => {
  test('hit nothing: all are refused, and the password is the old one', async () => {
    const answers = new Map<number, number>()
    for (let round = 0; round < guesses / guessesAtOnce; round++) {
      if (round % (guesses / guessesAtOnce / codes) === 0) {
        if (round > 0) await api.moveClock(61)
        await resetCodeFor(api, member.mobile, '198.51.100.2')
      }
      const turns = Array.from({ length: guessesAtOnce }, (_, index) => round * guessesAtOnce + index)
      for (const status of await Promise.all(turns.map((turn) => tryCode(sixDigits(turn), turn)))) {
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }
    expect([...answers.keys()].filter((status) => status !== 422 && status !== 429)).toEqual([])
    expect([...answers.values()].reduce((sum, count) => sum + count)).toBe(guesses)
    expect([await signsInWith(freshPassword), await signsInWith(member.password)]).toEqual([400, 200])
  })

  test('negative control: where no try is counted the right one is found among a hundred', async () => {
    await forgetfulRows(api.db, 'one_time_code', 'tries_left', 5)
    const right = Number(await resetCodeFor(api, member.mobile, '198.51.100.2'))
    const near = Array.from({ length: 100 }, (_, index) => String((right + index) % 1_000_000).padStart(6, '0'))
    const answers = await Promise.all(near.toReversed().map((code, turn) => tryCode(code, turn)))
    expect(answers).toContain(204)
    expect(await signsInWith(freshPassword)).toBe(200)
  })
})
