import { languages } from '@koma/domain/languages.ts'
import { field } from '@koma/i18n/messages/en/field.ts'
import { describe, expect, test } from 'vitest'
import { provideAllWords } from '../../server/provide-all-words.ts'
import { refusedBySchema, registrationCheck } from './form-check.ts'

provideAllWords()

const whole = {
  username: 'inkwell2026',
  password: 'first-page-2026',
  password_confirmation: 'first-page-2026',
  email: 'ink+comics@example.org',
  country: '81',
  mobile: '090-1234-5678',
  sms_code: '123456',
  name: '林雅庭',
  gender: 'other',
  birthday: '2004-02-29',
  addr_city: 'tpe',
  addr_district: '106-daan',
  job: 'student',
  type: 'general',
  agree: 'on',
}

describe('the form before it is sent', () => {
  test('lets a whole one pass, with a plus-address and a number of another country', async () => {
    expect((await registrationCheck('zh'))(whole)).toEqual({})
    expect(await refusedBySchema(whole, 'zh')).toBeNull()
  })

  test.each([
    ['6 characters of an account', { username: 'abcde6' }, 'username', true],
    ['7 characters', { username: 'abcdef7' }, 'username', false],
    ['32 characters', { username: 'a'.repeat(32) }, 'username', false],
    ['33 characters', { username: 'a'.repeat(33) }, 'username', true],
    ['5 characters of a password', { password: 'abc12', password_confirmation: 'abc12' }, 'password', true],
    ['6 characters of a password', { password: 'abc123', password_confirmation: 'abc123' }, 'password', false],
    ['a password without digits', { password: 'abcdefgh', password_confirmation: 'abcdefgh' }, 'password', true],
    ['another password', { password_confirmation: 'first-page-2027' }, 'password_confirmation', true],
    ['a birth of 1850', { birthday: '1850-01-01' }, 'birthday', true],
    ['a 29 February that never was', { birthday: '2023-02-29' }, 'birthday', true],
    ['an address without a domain', { email: 'ink@' }, 'email', true],
    ['letters in a number', { mobile: '0912abc678' }, 'mobile', true],
    ['no agreement', { agree: '' }, 'agree', true],
  ])('%s: %j at %s is wrong: %s', async (_what, part, field, isWrong) => {
    expect(Object.keys((await registrationCheck('zh'))({ ...whole, ...part }))).toEqual(isWrong ? [field] : [])
  })

  test.each([
    ['birthday', '', 'required'],
    ['birthday', '2026-02-30', 'date'],
    ['sms_code', '', 'required'],
    ['sms_code', '12345', 'sms_code'],
  ] as const)('%s, typed as “%s”, is told: %s', async (name, typed, says) => {
    expect((await registrationCheck('en'))({ ...whole, [name]: typed })).toEqual({ [name]: field[says] })
  })

  test.each(languages)(
    'speaks %s, keeps what was typed but no password, and says the first in a toast',
    async (language) => {
      const refused = await refusedBySchema({ ...whole, email: 'nowhere', name: '' }, language)
      expect(Object.keys(refused!.errors)).toEqual(['email', 'name'])
      expect(refused!.toast).toMatchObject({ tone: 'error', text: refused!.errors.email })
      expect(refused!.values).not.toHaveProperty('password')
      expect(refused!.values).toMatchObject({ username: whole.username })
    },
  )
})
