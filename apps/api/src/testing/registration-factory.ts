import type { Language } from '@koma/domain/languages.ts'
import type { Db } from '../platform/db.ts'
import type { Answer, TestApi } from './test-api.ts'

let made = 0

/** A city with a district, one without, and an occupation: what a registration refers to. */
export async function someplace(db: Db): Promise<void> {
  await db
    .insertInto('city')
    .values([
      { id: 'tpe', sort: 1, name_zh: '臺北市', name_ja: '台北市', name_en: 'Taipei City' },
      { id: 'kee', sort: 2, name_zh: '基隆市' },
    ])
    .execute()
  await db
    .insertInto('district')
    .values([
      {
        id: '103-datong',
        city_id: 'tpe',
        zip: '103',
        sort: 2,
        name_zh: '大同區',
        name_ja: '大同区',
        name_en: 'Datong',
      },
      { id: '100-zhongzheng', city_id: 'tpe', zip: '100', sort: 1, name_zh: '中正區' },
      { id: '200-renai', city_id: 'kee', zip: '200', sort: 1, name_zh: '仁愛區' },
    ])
    .execute()
  await db
    .insertInto('occupation')
    .values([
      { id: 'comic_creator', sort: 2, name_zh: '漫畫創作者' },
      { id: 'student', sort: 1, name_zh: '學生', name_ja: '学生', name_en: 'Student' },
    ])
    .execute()
}

export type RegistrationForm = Readonly<Record<string, unknown>> & {
  readonly mobile: string
  readonly email: string
  readonly username: string
}

/** A registration that is right but for the code, each with its own name, address and number. */
export function registrationForm(changes: Readonly<Record<string, unknown>> = {}): RegistrationForm {
  const number = String(++made).padStart(5, '0')
  return {
    username: `newcomer${number}`,
    password: 'inkpot 77 wells',
    password_confirmation: 'inkpot 77 wells',
    email: `newcomer${number}@example.com`,
    mobile: `09350${number}`,
    sms_code: '000000',
    name: '新讀者',
    gender: 'female',
    birthday: '1999-09-09',
    addr_city: 'tpe',
    addr_district: '103-datong',
    job: 'student',
    agree: true,
    ...changes,
  }
}

/** Asks for a code and reads it from the outbox, as the phone would. */
export async function codeFor(api: TestApi, mobile: string, from?: string): Promise<string> {
  const { status } = await api.call('POST /member/register/sms', { body: { mobile }, ...(from ? { from } : {}) })
  if (status !== 204) throw new Error(`No code: ${status}`)
  return codeIn((await messagesTo(api.db, mobile))[0]?.text)
}

/** The six digits of an SMS. Throws when there are none. */
export function codeIn(text: string | undefined): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0]
  if (code === undefined) throw new Error('No code in the message')
  return code
}

/** Registers with the right code. */
export async function registered(
  api: TestApi,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Answer<any> & { readonly form: RegistrationForm }> {
  const form = registrationForm(changes)
  const body = { ...form, sms_code: await codeFor(api, form.mobile) }
  return { ...(await api.call('POST /member', { body })), form: body }
}

/** What was written to an address or number, newest first. */
export function messagesTo(db: Db, recipient: string) {
  return db
    .selectFrom('message')
    .select(['channel', 'subject', 'text', 'html', 'language'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
}

/** The code in the link of the newest verification mail. */
export async function linkCodeFor(db: Db, email: string, language: Language = 'zh'): Promise<string> {
  const [mail] = await messagesTo(db, email)
  const code = new RegExp(`/${language}/register/verify/([\\w-]{40,})`).exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error('No link in the mail')
  return code
}
