import type { Db } from '../platform/db.ts'
import type { Call, TestApi } from './test-api.ts'

/** The industries, nationalities and days off that a creator application refers to. */
export async function creatorLists(db: Db): Promise<void> {
  const industries = ['comics', 'game'].map((id, sort) => ({ id, sort, name_zh: id }))
  await db.insertInto('industry').values(industries).execute()
  await db.insertInto('country').values({ id: 'jp', sort: 1, name_zh: '日本' }).execute()
  await db.insertInto('holiday').values({ date: '2026-12-25', is_workday: false, name_zh: '行憲紀念日' }).execute()
}

export const recentWork = {
  title: '雨夜的分鏡',
  description: '短篇集',
  url: 'https://books.example.org/rain',
  published_on: '2026-03-01',
}

/** An application that is right, as an object; `works` and `industries` become bracketed fields of the form. */
export const creatorForm = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  type: 'associate_creator',
  name: '林小漫',
  name_en: 'Lin Xiaoman',
  pen_name: '漫漫',
  industries: ['comics'],
  citizenship: 'domestic',
  address: '臺北市大同區某街 1 號',
  postal_code: '103',
  village: '某里',
  website_url: 'https://manman.example.org',
  social_url: 'https://social.example.org/@manman',
  profile_zh: '畫了十年的短篇。',
  profile_en: 'Ten years of short stories.',
  works: [recentWork],
  agree: 'true',
  ...changes,
})

/** One page without anything on it, whole; `seed` makes its bytes its own. */
export function smallPdf(seed = ''): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]
  let text = `%PDF-1.4\n%${seed}\n`
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = text.length
  const lines = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 4\n0000000000 65535 f \n${lines}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

/** The call that sends a form with files. */
export async function multipart(
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Pick<Call, 'body' | 'headers'>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) append(form, name, value)
  for (const [name, bytes] of Object.entries(files)) form.append('attachments', new Blob([bytes]), name)
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...headers, 'content-type': encoded.headers.get('content-type')! },
  }
}

/** Sends an application. */
export async function applyAs(
  api: Pick<TestApi, 'call'>,
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return api.call('POST /member/comicists_apply', { token, ...(await multipart(creatorForm(changes), files, headers)) })
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined) return
  if (Array.isArray(value))
    for (const [index, one] of value.entries())
      append(form, typeof one === 'object' ? `${name}[${index}]` : `${name}[]`, one)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) append(form, `${name}[${key}]`, one)
  else if (typeof value === 'string') form.append(name, value)
  else throw new TypeError(`No text of a form: ${name}`)
}
