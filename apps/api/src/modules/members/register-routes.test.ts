import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codeFor,
  linkCodeFor,
  messagesTo,
  registered,
  registrationForm,
  someplace,
} from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  // The limits have tests of their own; here they would count every test together.
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
})
afterAll(() => api.close())

const register = (body: object, headers: Record<string, string> = {}) => api.call('POST /member', { body, headers })
const memberNamed = (username: unknown) =>
  api.db.selectFrom('member').selectAll().where('username', '=', String(username)).executeTakeFirst()

describe('POST /member', () => {
  describe('201', () => {
    test('makes a general member with a verified number, who can sign in and is told what is missing', async () => {
      const { status, body, form } = await registered(api, { type: 'creator', locale: 'en' })
      expect(status).toBe(201)
      expect(await memberNamed(form.username)).toMatchObject({
        id: body.id,
        email: form.email,
        email_verified_at: null,
        mobile_verified_at: expect.any(Date),
        class: 'general',
        wanted_class: 'creator',
        locale: 'en',
        status: 'active',
        birthday: '1999-09-09',
      })
      const signedIn = await api.call('POST /token', {
        form: { grant_type: 'password', username: form.username, password: 'inkpot 77 wells' },
      })
      const me = await api.call('GET /member', { token: signedIn.body.access_token })
      expect(me.body).toMatchObject({ type: 'general', membership: { status: 'not_activated' }, point: 0 })
    })

    test('keeps the consents: which version, in which language, from which address', async () => {
      const { body } = await registered(api, { birthday: '2010-01-01', guardian_agree: 'on' })
      const consents = await api.db
        .selectFrom('member_consent')
        .select(['document', 'document_version', 'ip', 'language'])
        .where('member_id', '=', body.id)
        .orderBy('document')
        .execute()
      expect(consents).toEqual([
        { document: 'guardian', document_version: '2026-11', ip: '127.0.0.1', language: 'zh' },
        { document: 'privacy', document_version: '2026-11-22', ip: '127.0.0.1', language: 'zh' },
        { document: 'terms', document_version: '2026-11', ip: '127.0.0.1', language: 'zh' },
      ])
    })

    test.each([
      ['zh', '請完成電子郵件驗證'],
      ['ja', 'メールアドレスの確認をお願いします'],
      ['en', 'Please confirm your e-mail address'],
    ] as const)(
      'mails a link in %s, as text and as HTML, to our own address whatever Host says',
      async (locale, subject) => {
        const form = registrationForm({ locale })
        const body = { ...form, sms_code: await codeFor(api, form.mobile) }
        expect((await register(body, { host: 'evil.example' })).status).toBe(201)
        const code = await linkCodeFor(api.db, form.email, locale)
        const [mail] = await messagesTo(api.db, form.email)
        const link = `https://koma.example/${locale}/register/verify/${code}`
        expect(mail).toMatchObject({ channel: 'mail', subject, language: locale })
        expect(mail!.text).toContain(link)
        expect(mail!.html).toContain(`href="${link}"`)
        expect(mail!.html).toContain('<html lang="')
        expect(`${mail!.text}${mail!.html}`).not.toContain('evil.example')
      },
    )

    test('takes a form like JSON, and the language from the reader when none is chosen', async () => {
      const { gender: _, ...form } = registrationForm()
      const fields = { ...form, gender: 'male', agree: 'on', sms_code: await codeFor(api, form.mobile) }
      const { status } = await api.call('POST /member', {
        form: fields,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'ja' },
      })
      expect(status).toBe(201)
      expect(await memberNamed(form.username)).toMatchObject({ locale: 'ja' })
    })

    test('keeps an address in small letters, a foreign number, and a name of emoji and four-byte characters', async () => {
      const changes = { email: 'MiXed.Case77@Example.COM', mobile: '819012345678', name: '𠮷田 🖋️' }
      const { form } = await registered(api, changes)
      expect(await memberNamed(form.username)).toMatchObject({
        email: 'mixed.case77@example.com',
        mobile: '819012345678',
        name: '𠮷田 🖋️',
      })
    })

    test('takes no field that the form does not have (mass assignment)', async () => {
      const { form } = await registered(api, {
        id: '00000000-0000-7000-8000-000000000000',
        class: 'creator',
        point: 5_000,
        status: 'suspended',
        email_verified_at: '2026-01-01 00:00:00',
        membership_ends_on: '2099-01-01',
        version: 77,
      })
      const member = await memberNamed(form.username)
      expect(member).toMatchObject({
        class: 'general',
        status: 'active',
        email_verified_at: null,
        membership_ends_on: null,
        version: 1,
      })
      expect(member!.id).not.toBe('00000000-0000-7000-8000-000000000000')
      expect(await api.db.selectFrom('point_lot').select('id').where('member_id', '=', member!.id).execute()).toEqual(
        [],
      )
    })
  })

  describe('422 names the field and changes nothing', () => {
    test.each([
      ['username', { username: 'abcdef' }],
      ['username', { username: 'has space1' }],
      ['password', { password: 'abcdefgh', password_confirmation: 'abcdefgh' }],
      ['password', { password: 'Password1', password_confirmation: 'Password1' }],
      ['password', { username: 'inkwell2026', password: 'InkWell2026', password_confirmation: 'InkWell2026' }],
      ['password_confirmation', { password_confirmation: 'inkpot 77 well' }],
      ['email', { email: 'nobody@nowhere' }],
      ['mobile', { mobile: '+886912345678' }],
      ['sms_code', { sms_code: '１２３４５６' }],
      ['name', { name: '   ' }],
      ['gender', { gender: 'robot' }],
      ['birthday', { birthday: '2001-02-29' }],
      ['birthday', { birthday: '2199-01-01' }],
      ['birthday', { birthday: '1850-01-01' }],
      ['addr_city', { addr_city: 'xxx' }],
      ['addr_district', { addr_city: 'kee' }],
      ['job', { job: 'astronaut' }],
      ['type', { type: 'loyal' }],
      ['type', { type: 'boss' }],
      ['agree', { agree: false }],
      ['guardian_agree', { birthday: '2012-12-12' }],
      ['name', { name: 'a\u0000b' }],
    ])('%s: %o', async (field, changes) => {
      const form = registrationForm()
      const body = { ...form, sms_code: await codeFor(api, form.mobile), ...changes }
      const answer = await register(body)
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation.failed' } })
      expect(Object.keys(answer.body.errors)).toEqual([field])
      expect(answer.body.errors[field][0]).toMatch(/\p{Script=Han}/u)
      expect(await memberNamed(body.username)).toBeUndefined()
    })

    test('says that loyal comes by itself', async () => {
      const { body } = await registered(api, { type: 'loyal' })
      expect(body.errors.type[0]).toContain('自動升級')
    })

    test('names all that is missing at once', async () => {
      const { body } = await register({})
      expect(Object.keys(body.errors).sort()).toEqual([
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
        'password_confirmation',
        'sms_code',
        'username',
      ])
    })

    test('asks for the guardian until the 20th birthday, by the date in Taipei', async () => {
      await api.setClock(new Date('2026-11-20T15:59:30Z'))
      expect((await registered(api, { birthday: '2006-11-21' })).body.errors).toHaveProperty('guardian_agree')
      await api.setClock(new Date('2026-11-20T16:00:01Z'))
      expect((await registered(api, { birthday: '2006-11-21' })).status).toBe(201)
    })

    test('a name or an address that is taken, in whatever case, once the code has proved the number', async () => {
      const first = await api.memberWith()
      const { body } = await registered(api, {
        username: first.username.toUpperCase(),
        email: first.email.toUpperCase(),
      })
      expect(Object.keys(body.errors).sort()).toEqual(['email', 'username'])
    })

    test('an account name that is the number of somebody else', async () => {
      const { mobile } = await api.memberWith()
      expect((await registered(api, { username: mobile })).body.errors).toHaveProperty('username')
    })

    test('tells nothing about who is registered to somebody without the code', async () => {
      const { username, email, mobile } = await api.memberWith()
      const { body } = await register(registrationForm({ username, email, mobile }))
      expect(Object.keys(body.errors)).toEqual(['sms_code'])
    })

    test('a code that mends with the rest: a wrong name does not use it up', async () => {
      const { username } = await api.memberWith()
      const { form } = await registered(api, { username })
      expect((await register({ ...form, username: `${username}x` })).status).toBe(201)
    })
  })
})
