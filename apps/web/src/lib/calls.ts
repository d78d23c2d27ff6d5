import type { TokenPair } from '@koma/contract/auth.ts'
import type {
  CreatorApplication,
  CreatorDraftForm,
  CreatorFormState,
  CreatorProfile,
  zCreatorDraftAnswer,
  zIndustry,
} from '@koma/contract/creators.ts'
import type { Draft } from '@koma/contract/files.ts'
import type { ContactFacts, LetterState, OwnLetter, zContactAnswer } from '@koma/contract/contact.ts'
import type { MemberDeletion } from '@koma/contract/deletion.ts'
import type { Centre } from '@koma/contract/centre.ts'
import type { Home } from '@koma/contract/home.ts'
import type { MemberCard } from '@koma/contract/profile.ts'
import type { PwChangeDate } from '@koma/contract/recovery.ts'
import type { Member, zCity, zOccupation } from '@koma/contract/members.ts'
import type { OldUser, zOldUserCodeAnswer, zOldUserMergeAnswer } from '@koma/contract/old-users.ts'
import type { MembershipView } from '@koma/contract/membership.ts'
import type { DateSetting } from '@koma/contract/opening-hours.ts'
import type { PageAnswer, Rule } from '@koma/contract/pages.ts'
import type { PageSlug } from '@koma/domain/house-pages.ts'
import type { NoticePreview } from '@koma/contract/posting-previews.ts'
import type { SiteNotice } from '@koma/contract/postings.ts'
import type { PointLog } from '@koma/contract/points.ts'
import type {
  Device,
  DeviceDetail,
  Rent,
  RentAnswer,
  RentQuote,
  zDeviceType,
  zRentCancelAnswer,
} from '@koma/contract/rent.ts'
import type { Terms } from '@koma/contract/terms.ts'
import type { VerifyIdentityAnswer } from '@koma/contract/recovery.ts'
import type { MemberSession } from '@koma/contract/sessions.ts'
import type { zMeta } from '@koma/contract/wire.ts'
import type { FilePurpose } from '@koma/domain/file-purposes.ts'
import type { output } from 'zod'

declare const answerOf: unique symbol

/** The texts of the house. */

/** One call of the contract, ready to be sent, and the type of what it answers. */
export interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: Values
  readonly encoding?: 'json' | 'form'
  /** Sent as multipart instead of a body. */
  readonly parts?: FormData
  readonly headers?: Readonly<Record<string, string>>
  /** Its refusals show no toast. Source: product §8 */
  readonly silenced?: boolean
  readonly [answerOf]?: Answer
}

export type Values = Readonly<Record<string, unknown>>
export type Page<Row> = { readonly data: readonly Row[]; readonly meta: output<typeof zMeta> }
export type City = output<typeof zCity>
export type Occupation = output<typeof zOccupation>
export type Industry = output<typeof zIndustry>
export type DeviceType = output<typeof zDeviceType>
export type OldUserCode = output<typeof zOldUserCodeAnswer>
export type OldUserMerge = output<typeof zOldUserMergeAnswer>
export type RentCancelAnswer = output<typeof zRentCancelAnswer>

/** The calls that the site makes. Source: product §7, api.md */
export const calls = {
  signIn: (username: string, password: string, device: string) =>
    form<TokenPair>('/token', { grant_type: 'password', username, password, device }),
  refresh: (refreshToken: string) =>
    form<TokenPair>('/token', { grant_type: 'refresh_token', refresh_token: refreshToken }),
  signOut: (): Call<undefined> => ({ method: 'DELETE', path: '/token', silenced: true }),
  member: () => get<Member>('/member'),
  register: (body: Values) => post<{ id: string }>('/member', body),
  registerSms: (mobile: string) => post<undefined>('/member/register/sms', { mobile }),
  checkRegistered: (body: Values): Call<{ registered: boolean }> => ({
    ...post('/member/check/registerd', body),
    silenced: true,
  }),
  verify: (code: string) => post<{ verified: 'email' }>('/member/verify', { code }),
  resendVerification: () => post<undefined>('/member/verify/resend', {}),
  forgetSms: (mobile: string) => post<undefined>('/member/forget/sms', { mobile }),
  forgetEmail: (email: string) => post<undefined>('/member/forget/email', { email }),
  verifyIdentity: (code: string): Call<VerifyIdentityAnswer> => ({
    ...post('/member/verify_identity', { code }),
    silenced: true,
  }),
  resetBySms: (body: Values) => put<undefined>('/member/sms/password', body),
  resetByMail: (body: Values) => put<undefined>('/member/email/password', body),
  sessions: (query: Values = {}) => get<Page<MemberSession>>('/member/sessions', query),
  endSession: (id: string): Call<undefined> => ({
    method: 'DELETE',
    path: `/member/sessions/${encodeURIComponent(id)}`,
  }),
  endSessions: (except?: 'current'): Call<undefined> => ({
    method: 'DELETE',
    path: except ? `/member/sessions?except=${except}` : '/member/sessions',
  }),
  oldUserState: (code: string): Call<OldUserCode> => ({
    ...get(`/member/old_user/${encodeURIComponent(code)}/state`),
    silenced: true,
  }),
  oldUser: (code: string): Call<OldUser> => ({
    ...get(`/member/old_user/${encodeURIComponent(code)}`),
    silenced: true,
  }),
  moveOldUser: (body: Values) => post<{ id: string }>('/member/old_user', body),
  mergeOldUser: (code: string) => post<OldUserMerge>('/member/old_user/merge', { code }),
  askOldUserLink: (email: string) => post<undefined>('/member/old_user/resend', { email }),
  changeProfile: (body: Values): Call<Member> => ({ ...post('/member', body), method: 'PUT' }),
  memberCard: () => get<MemberCard>('/member/card'),
  renewCard: () => post<MemberCard>('/member/card/renew', {}),
  removeAvatar: (): Call<undefined> => ({ method: 'DELETE', path: '/member/avatar' }),
  passwordAge: () => get<PwChangeDate>('/member/pw_change_date'),
  changePassword: (body: Values): Call<undefined> => ({ ...post('/member/password', body), method: 'PUT' }),
  changeEmail: (body: Values): Call<undefined> => ({ ...post('/member/email', body), method: 'PUT' }),
  changeMobile: (body: Values): Call<Member> => ({ ...post('/member/mobile', body), method: 'PUT' }),
  sendProof: () => post<undefined>('/member/proof', { channel: 'email' }),
  deletion: () => get<{ readonly deletion: MemberDeletion }>('/member/deletion'),
  deleteMember: (body: Values): Call<{ contact_by: string }> => ({
    method: 'DELETE',
    path: '/member',
    body,
    encoding: 'json',
  }),
  undelete: () => post<undefined>('/member/undelete', {}),
  contact: (body: Values) => post<output<typeof zContactAnswer>>('/contact', body),
  contactFacts: () => get<ContactFacts>('/contact'),
  letterState: (body: Values): Call<LetterState> => ({ ...post('/contact/state', body), silenced: true }),
  ownLetters: (query: Values) => get<Page<OwnLetter>>('/my/contact', query),
  cities: () => get<readonly City[]>('/city', { abroad: 'true' }),
  occupations: () => get<readonly Occupation[]>('/occupation'),
  home: () => get<Home>('/home'),
  homePreview: (token: string): Call<Home> => ({ ...get('/home/preview', { token }), silenced: true }),
  noticePreview: (token: string): Call<NoticePreview> => ({ ...get('/notices/preview', { token }), silenced: true }),
  notices: () => get<readonly SiteNotice[]>('/notices'),
  centre: () => get<Centre>('/centre'),
  dateSetting: (query: Values = {}) => get<DateSetting>('/date_setting', query),
  terms: () => get<Terms>('/terms'),
  rule: () => get<Rule>('/rule'),
  page: (slug: PageSlug, version?: string) => get<PageAnswer>(`/page/${slug}`, { version }),
  membership: () => get<MembershipView>('/my/membership'),
  extendMembership: (idempotencyKey: string): Call<{ ends_on: string }> => ({
    ...post('/my/membership/extend', {}),
    headers: { 'idempotency-key': idempotencyKey },
  }),
  renewMembership: (body: Values, idempotencyKey: string): Call<{ id: string; review_by: string }> => ({
    ...post('/my/membership/renewal', body),
    headers: { 'idempotency-key': idempotencyKey },
  }),
  devices: (query: Values = {}) => get<Page<Device>>('/device', { per_page: 100, ...query }),
  deviceTypes: () => get<readonly DeviceType[]>('/device/type'),
  device: (id: number, query: Values = {}) => get<DeviceDetail>(`/device/${id}`, query),
  rentQuote: (body: Values): Call<RentQuote> => ({ ...post('/rent/quote', body), silenced: true }),
  rentApply: (body: Values, idempotencyKey: string): Call<RentAnswer> => ({
    ...post('/rent/apply', body),
    headers: { 'idempotency-key': idempotencyKey },
  }),
  rents: (query: Values = {}) => get<Page<Rent>>('/rent/apply', query),
  rentCancel: (id: string): Call<RentCancelAnswer> => ({
    method: 'PUT',
    path: `/rent/apply/${encodeURIComponent(id)}/cancel`,
  }),
  drafts: (purpose: FilePurpose) => get<readonly Draft[]>('/member/files', { purpose }),
  removeDraft: (id: string): Call<undefined> => ({ method: 'DELETE', path: `/member/files/${encodeURIComponent(id)}` }),
  pointLogs: (query: Values = {}) => get<Page<PointLog>>('/my/point_logs', query),
  industries: () => get<readonly Industry[]>('/industry'),
  foreigners: () => get<readonly Occupation[]>('/foreigner'),
  creatorProfile: () => get<CreatorProfile>('/member/comicists'),
  changeCreatorProfile: (body: Values): Call<CreatorProfile> => ({
    ...post('/member/comicists', body),
    method: 'PUT',
  }),
  creatorForm: () => get<CreatorFormState>('/member/comicists_apply/form'),
  creatorApplications: () => get<Page<CreatorApplication>>('/member/comicists/applications', { per_page: 20 }),
  creatorDraft: (form: CreatorDraftForm, version: number): Call<output<typeof zCreatorDraftAnswer>> => ({
    ...post('/member/comicists_apply/draft', form),
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    silenced: true,
  }),
  discardCreatorDraft: (): Call<undefined> => ({ method: 'DELETE', path: '/member/comicists_apply/draft' }),
  creatorApply: (parts: FormData, idempotencyKey: string): Call<{ id: string }> => ({
    method: 'POST',
    path: '/member/comicists_apply',
    parts,
    headers: { 'idempotency-key': idempotencyKey },
  }),
  creatorWithdraw: (id: string): Call<{ status: 'withdrawn' }> => ({
    method: 'PUT',
    path: `/member/comicists_apply/${encodeURIComponent(id)}/withdraw`,
  }),
} as const

function get<Answer>(path: string, query: Values = {}): Call<Answer> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return { method: 'GET', path: text ? `${path}?${text}` : path }
}

const post = <Answer>(path: string, body: Values): Call<Answer> => ({ method: 'POST', path, body, encoding: 'json' })

const put = <Answer>(path: string, body: Values): Call<Answer> => ({ method: 'PUT', path, body, encoding: 'json' })

const form = <Answer>(path: string, body: Values): Call<Answer> => ({ method: 'POST', path, body, encoding: 'form' })
