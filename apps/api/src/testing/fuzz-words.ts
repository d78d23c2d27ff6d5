import { creatorForm } from './creator-factory.ts'
import type { Dictionary } from './hostile-fields.ts'
import { testPassword, type TestMember } from './member-factory.ts'

/** The day on which the hostile requests come. */
export const fuzzToday = '2026-11-20'

/** What staff write: words in three languages, and what may be left empty. */
const writtenByStaff: Dictionary = {
  ...Object.fromEntries(
    ['title', 'name', 'question', 'summary', 'text', 'alt', 'answer', 'body'].flatMap((field) => [
      [`${field}_zh`, ['春日漫畫展']],
      [`${field}_ja`, ['春の漫画展', null]],
      [`${field}_en`, ['Spring show', null]],
    ]),
  ),
  body: ['請問開放時間？'],
  filled_in_ms: [30_000],
  link: ['/rent_list', null],
  content_id: [null],
  cover_id: [null],
  confirmed: [[], ['ja']],
  tag_ids: [[]],
  sources: [[]],
  slug: ['ink-and-pen'],
}

/** Values by the name of the field. */
export function meaningful(ids: readonly string[], member: TestMember, { refreshToken }: TestMember): Dictionary {
  // Most pairs of them make an open time, so that bookings happen.
  const starts = ['2026-11-24 10:00:00', '2026-11-24 11:00:00', '2026-11-25 10:00:00', '2026-11-25 20:00:00']
  const ends = ['2026-11-25 21:00:00', '2026-11-26 11:00:00', '2026-11-24 12:00:00', '2026-12-31 23:59:59']
  const dates = [fuzzToday, '2026-11-24', '2027-01-31', '1999-09-09', '2026-02-30']
  const { agree: _, ...creatorFields } = creatorForm()
  return {
    ...Object.fromEntries(Object.entries(creatorFields).map(([name, value]) => [name, [value]])),
    ...writtenByStaff,
    id: [...ids, 1, 2, '3'],
    device_id: [1, 2, '1'], seat_id: [101, 102, 201], seat: [101, 201], type: ['general', 'creator', 0, 1],
    starts_at: starts, ends_at: ends, from: dates, to: dates, date: dates, birthday: dates, published_on: dates,
    agree: [true, 'on'], guardian_agree: [true], grant_type: ['password', 'refresh_token'], refresh_token: [refreshToken, 'none'],
    username: [member.username, 'newcomer77'], email: [member.email, 'new@example.com'], mobile: [member.mobile, '0912345678'],
    password: [testPassword, 'inkpot 77 wells'], password_confirmation: [testPassword, 'inkpot 77 wells'], old_password: [testPassword],
    sms_code: ['123456'], totp: ['123456'], response_type: ['code'], code_challenge_method: ['S256'], code_challenge: ['a'.repeat(43)],
    name: ['新讀者'], gender: ['female', 'other'], addr_city: ['tpe'], addr_district: ['103-datong'], job: ['student'], code: ['none'],
    points: [5, -5, 5_000, '7'], reason: ['補點', 'general'], source: ['purchased', 'reward'], note: ['註記'], q: ['讀者', 'a'], page: [1, 2], per_page: [1, 100],
    status: ['booked', 'waiting', 'queued'], sort: ['username'], order: ['asc'], action: ['points.adjust'], actor: ['admin'], subject_id: ids, kind: ['rent', 'contact', 'news'],
    answer: ['週二至週日。'], comment: ['請補附件。'], redirect_uris: [['example.koma.app:/oauth/callback']], redirect_uri: ['example.koma.app:/oauth/callback'],
    locale: ['ja'], website: [''], allow: [true, false], url: ['https://books.example/1'], isbn: [''],
  } // prettier-ignore
}
