import { describe, expect, test } from 'vitest'
import { begunLetter, toLetter } from './contact.ts'

const values = {
  reason: 'event',
  body: '您好',
  name: ' 訪客 ',
  email: ' a@example.com ',
  phone: ' ',
  opened_at: '1000',
}

describe('a letter', () => {
  test('is sent without what is empty, and says how long the form was open', () => {
    expect(toLetter('contact', values, 61_000)).toEqual({
      kind: 'contact',
      reason: 'event',
      body: '您好',
      name: '訪客',
      email: 'a@example.com',
      filled_in_ms: 60_000,
    })
  })

  test('of a member says nothing of name and address; the wish to leave has no reason to choose', () => {
    const { name: _name, email: _email, ...own } = values
    expect(toLetter('account_cancel', own, 61_000)).toEqual({
      kind: 'account_cancel',
      body: '您好',
      filled_in_ms: 60_000,
    })
  })

  test('says nothing about a time that cannot be: a clock that was put back is nobody’s fault', () => {
    for (const opened_at of ['', 'yesterday', '99999999', '-5'])
      expect(toLetter('contact', { ...values, opened_at }, 61_000)).not.toHaveProperty('filled_in_ms')
  })

  test('carries what fell into the trap', () => {
    expect(toLetter('contact', { ...values, website: 'https://spam.example' }, 61_000)).toMatchObject({
      website: 'https://spam.example',
    })
  })
})

describe('a letter that another page begins', () => {
  const begun = (query: string) => begunLetter(new URLSearchParams(query))

  test('has its reason and its first lines', () => {
    expect(begun('reason=space&about=Room+A%0ADays:')).toEqual({ reason: 'space', body: 'Room A\nDays:' })
  })

  test('takes no reason that there is not, and no more than a few lines', () => {
    expect(begun('reason=hack')).toEqual({})
    expect(begun(`about=${'字'.repeat(10_000)}`)['body']).toHaveLength(400)
  })
})
