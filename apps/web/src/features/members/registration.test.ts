import { zRegisterRequest } from '@koma/contract/members.ts'
import { describe, expect, test } from 'vitest'
import { wordsFor } from '../../lib/words.ts'
import { provideAllWords } from '../../server/provide-all-words.ts'
import { mobileOf, shownAgain, summaryOf, toRequest } from './registration.ts'

provideAllWords()

const form = {
  username: ' linxiaoman ',
  password: 'ink and 7 pens',
  password_confirmation: 'ink and 7 pens',
  email: ' lin@example.org ',
  country: '886',
  mobile: '0912-345 678',
  sms_code: '123456',
  name: ' 林小漫 ',
  gender: 'other',
  birthday: '1999-04-05',
  addr_city: 'taipei',
  addr_district: 'datong',
  job: 'student',
  type: 'general',
  agree: 'on',
}

describe('the registration form', () => {
  test('becomes the request of the contract', () => {
    const request = toRequest(form, 'ja')
    expect(zRegisterRequest.parse(request)).toMatchObject({
      username: 'linxiaoman',
      email: 'lin@example.org',
      mobile: '0912345678',
      name: '林小漫',
      locale: 'ja',
      agree: true,
    })
  })

  test('leaves a password exactly as it was typed', () => {
    expect(toRequest({ ...form, password: ' ab12cd ' }, 'zh')).toMatchObject({ password: ' ab12cd ' })
  })

  test('does not agree to what was not ticked', () => {
    const { agree: _, ...rest } = form
    expect(toRequest(rest, 'zh')).not.toHaveProperty('agree')
    expect(toRequest(rest, 'zh')).not.toHaveProperty('guardian_agree')
  })

  test('empty, is refused field by field, and by nothing else', () => {
    const result = zRegisterRequest.safeParse(toRequest({}, 'zh'))
    const fields = new Set(result.error?.issues.map(({ path }) => String(path[0])))
    expect([...fields].toSorted()).toEqual([
      'addr_city',
      'addr_district',
      'agree',
      'birthday',
      'email',
      'gender',
      'job',
      'mobile',
      'name',
      'password',
      'sms_code',
      'username',
    ])
  })

  test('never shows a password again', () => {
    expect(Object.keys(shownAgain(form))).not.toContain('password')
    expect(Object.keys(shownAgain(form))).not.toContain('password_confirmation')
  })
})

describe('a mobile number', () => {
  test.each([
    ['886', '0912345678', '0912345678'],
    ['886', '912345678', '0912345678'],
    ['81', '090-1234-5678', '819012345678'],
    ['886', '１２３', '１２３'],
    ['886', '', ''],
  ])('%s %s is sent as %s', (country, mobile, sent) => expect(mobileOf({ country, mobile })).toBe(sent))
})

test('the summary names the fields from top to bottom, and keeps what belongs to none', () => {
  const summary = summaryOf(wordsFor('zh'), { agree: '請勾選同意', username: '太短', body: '怪' })
  expect(summary).toEqual([
    { fieldId: 'username', message: '帳號：太短' },
    { fieldId: 'agree', message: '同意事項：請勾選同意' },
    { message: '怪' },
  ])
})
