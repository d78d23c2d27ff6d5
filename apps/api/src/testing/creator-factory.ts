import type { Db } from '../platform/db.ts'
import { multipart, type Part } from './multipart.ts'
import { pdfWith } from './pdf-factory.ts'
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

/** A small PDF; `seed` makes its bytes its own. */
export const smallPdf = (seed = ''): Buffer => pdfWith({ catalogue: `/Seed (${seed})` })

/** The call that sends an application's form, with its attachments by their names. */
export function applicationForm(
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Buffer>> = {},
  headers: Readonly<Record<string, string>> = {},
): Pick<Call, 'body' | 'headers'> {
  const texts = Object.entries(fields).flatMap(([name, value]) => textsOf(name, value))
  const attachments = Object.entries(files).map(([name, bytes]): Part => ['attachments', { name, bytes }])
  const form = multipart([...texts, ...attachments])
  return { body: form.body, headers: { ...headers, ...form.headers } }
}

/** Sends an application. */
export async function applyAs(
  api: Pick<TestApi, 'call'>,
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, Buffer>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return api.call('POST /member/comicists_apply', { token, ...applicationForm(creatorForm(changes), files, headers) })
}

/** A value in the names that a form gives it: `works[0][title]`, `industries[]`. */
function textsOf(name: string, value: unknown): readonly Part[] {
  if (value === undefined) return []
  if (Array.isArray(value))
    return value.flatMap((one, at) => textsOf(typeof one === 'object' ? `${name}[${at}]` : `${name}[]`, one))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => textsOf(`${name}[${key}]`, one))
  if (typeof value === 'string') return [[name, value]]
  throw new TypeError(`No text of a form: ${name}`)
}
