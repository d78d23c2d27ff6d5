import { languages } from '@koma/domain/languages.ts'
import { castMembers } from './fixtures/demo.ts'
import { newMember } from './fixtures/members.ts'
import { expect, test, type Scene } from './fixtures/test.ts'
import { Registration, type Field } from './pages/registration.ts'

type Sentence = Parameters<Scene['wording']['apiWords']['field']>[0]
type Wrong = Partial<Record<Field, readonly [typed: string, says: Sentence]>>

/** What cannot be right, field by field. Source: product §5 */
const illFormed = {
  username: ['short', 'username'],
  password: ['letters', 'password'],
  passwordAgain: ['another', 'password_confirmation'],
  email: ['not-an-address', 'email'],
  mobile: ['0912abc678', 'digits'],
  smsCode: ['12345', 'sms_code'],
  birthday: ['2026-02-30', 'date'],
} as const satisfies Wrong

/** Whose guardian has to agree. */
const childsBirthday = '2015-05-05'

for (const language of languages)
  test.describe(language, () => {
    test.use({ language })

    test(
      'an empty form says at every field what is missing, and its summary leads there',
      { tag: '@once' },
      ({ scene }) => sendItEmpty(scene),
    )

    test(
      'what cannot be right is refused at its field, and everything but passwords is kept',
      { tag: '@once' },
      ({ scene }) => sendIllFormed(scene),
    )

    test(
      'a common password, a child alone and a wrong code are refused at their fields',
      { tag: '@once' },
      ({ scene }) => sendUnwise(scene),
    )

    test('an account and an address that are taken are refused to whom has the code', { tag: '@once' }, ({ scene }) =>
      sendTaken(scene),
    )
  })

async function sendItEmpty({ page, wording }: Scene) {
  const { apiWords } = wording
  const registration = new Registration(page, wording)
  await registration.start()
  await registration.submit()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(wording.words('members.failed'))
  const fields = [
    'username',
    'password',
    'email',
    'mobile',
    'smsCode',
    'name',
    'birthday',
    'city',
    'district',
    'job',
  ] as const
  for (const field of fields) await expect(registration.field(field)).toHaveAttribute('aria-invalid', 'true')
  await expect(registration.agreement()).toHaveAccessibleDescription(apiWords.field('agree'))
  await expect(page.getByRole('group', { name: wording.words('members.gender') })).toHaveAccessibleDescription(/./)
  await summary.getByRole('link').first().click()
  await expect(registration.field('username')).toBeFocused()
}

async function sendIllFormed({ page, wording }: Scene) {
  const member = newMember(wording.language)
  const registration = new Registration(page, wording)
  await registration.start()
  await registration.fillIn(member)
  // A browser without a date field of its own lets anything be typed.
  await registration.field('birthday').evaluate((input) => {
    input.setAttribute('type', 'text')
    Object.defineProperty(input, 'type', { get: () => 'text', set() {} })
  })
  for (const [field, [typed]] of entries(illFormed)) await registration.field(field).fill(typed)
  await registration.submit()
  for (const [field, [, says]] of entries(illFormed))
    await expectRefused(registration, field, wording.apiWords.field(says))
  await expect(registration.field('name')).toHaveValue(member.name)
  await expect(registration.field('email')).toHaveValue(illFormed.email[0])
}

async function sendUnwise({ page, wording }: Scene) {
  const { apiWords, words } = wording
  const registration = new Registration(page, wording)
  await registration.start()
  await registration.fillIn({ ...newMember(wording.language), password: 'password1', birthday: childsBirthday })
  await registration.field('smsCode').fill('000000')
  await registration.submit()
  await expectRefused(registration, 'password', apiWords.field('password_common'))
  const guardian = page.getByRole('checkbox', { name: words('members.guardian') })
  await expect(guardian).toHaveAccessibleDescription(new RegExp(apiWords.field('guardian')))
  await guardian.check()
  await registration.field('password').fill('first-page-2026')
  await registration.field('passwordAgain').fill('first-page-2026')
  await registration.submit()
  await expectRefused(registration, 'smsCode', apiWords.field('sms_code'))
}

async function sendTaken({ page, wording, demo }: Scene) {
  const { apiWords, words } = wording
  const { username, email } = castMembers.general
  const member = { ...newMember(wording.language), username, email }
  const registration = new Registration(page, wording)
  await registration.start()
  await registration.fillIn(member)
  await expect(page.getByText(words('members.usernameTaken'))).toBeVisible()
  await registration.proveNumber(demo, member)
  await registration.submit()
  await expectRefused(registration, 'username', apiWords.field('username_taken'))
  await expectRefused(registration, 'email', apiWords.field('email_taken'))
}

async function expectRefused(registration: Registration, field: Field, sentence: string) {
  await expect(registration.field(field)).toHaveAttribute('aria-invalid', 'true')
  await expect(registration.field(field)).toHaveAccessibleDescription(new RegExp(RegExp.escape(sentence)))
}

const entries = <Key extends string, Value>(table: Readonly<Record<Key, Value>>) =>
  Object.entries(table) as [Key, Value][]
