import type { CollectKind } from '@koma/domain/collect-kinds.ts'
import type { LibraryKind, OpenDataFormat } from '@koma/domain/library-kinds.ts'
import type { Language } from '@koma/domain/languages.ts'
import { activityPathsOf } from './activity-paths.ts'
import { housePathsOf } from './house-paths.ts'
import { oldUserPathsOf } from './old-user-paths.ts'
import { queryOf } from './query-of.ts'

/**
 * First words of all screens' addresses, by which a missing language prefix is told from an unknown one: `/faq` could be a
 * language tag. Source: product §2. Decision: addresses
 */
export const routeWords = [
  'search',
  'google_search',
  'news_list',
  'news',
  'activity',
  'activity_exhibition',
  'activity_lecture',
  'activity_course',
  'activity_matchmaking',
  'tag',
  'calendar',
  'rent_list',
  'rent',
  'space',
  'faq',
  'video_list',
  'video',
  'album',
  'union_list',
  'union',
  'publisher_list',
  'publisher',
  'award_list',
  'award',
  'comic_list',
  'comic',
  'creator_list',
  'open_data',
  'creator',
  'advisory',
  'sign',
  'register',
  'register_three',
  'forget_password',
  'identity',
  'forget',
  'member',
  'about',
  'contact',
  'account_cancel',
  'privacy',
  'terms',
  'sitemap',
  'termsspacerental',
  'level',
  'history',
  '3rd',
  'recharge',
  'olduser',
  'preview',
  'visit',
  'error404',
  'error500',
] as const

/** Every address of the site, under its language, canonical (no trailing slash). Source: product §2. Decision: addresses */
export const pathsOf = (language: Language) =>
  ({
    home: () => `/${language}`,
    rentList: (typeId?: number, query: RentListQuery = {}) =>
      `/${language}/rent_list${typeId === undefined ? '' : `/${typeId}`}${queryOf({ ...query })}`,
    rentBooking: (deviceId: number, query: RentBookingQuery = {}) =>
      `/${language}/rent/${deviceId}${queryOf({ ...query })}`,
    rentQuote: (deviceId: number, query: RentQuoteQuery) =>
      `/${language}/rent/${deviceId}/quote${queryOf({ ...query })}`,
    sign: (back?: string) => `/${language}/sign${queryOf({ back })}`,
    register: () => `/${language}/register`,
    registerThree: () => `/${language}/register_three`,
    registerJoin: () => `/${language}/register_three/join`,
    registerSent: () => `/${language}/register/sent`,
    registerVerify: (code: string) => `/${language}/register/verify/${encodeURIComponent(code)}`,
    forgetPassword: (by?: 'mail') => `/${language}/forget_password${queryOf({ by })}`,
    forgetSent: () => `/${language}/forget_password/sent`,
    forgetDone: () => `/${language}/forget_password/done`,
    identityVerify: (code: string) => `/${language}/identity/verify/${encodeURIComponent(code)}`,
    forgetVerify: (code: string) => `/${language}/forget/verify/${encodeURIComponent(code)}`,
    memberDevices: () => `/${language}/member/devices`,
    memberRent: (query: { status?: string | undefined; page?: number | undefined } = {}) =>
      `/${language}/member/rent${queryOf(query)}`,
    memberRentCancel: (rentId: string) => `/${language}/member/rent/${rentId}/cancel`,
    consent: (query = '') => `/${language}/3rd${query}`,
    memberApps: () => `/${language}/member/apps`,
    memberAppsLink: (provider: string) => `/${language}/member/apps/link/${encodeURIComponent(provider)}`,
    memberInfo: () => `/${language}/member/info`,
    memberInfoAvatar: () => `/${language}/member/info/avatar`,
    memberInfoEmail: () => `/${language}/member/info/email`,
    memberInfoMobile: () => `/${language}/member/info/mobile`,
    memberInfoPassword: () => `/${language}/member/info/password`,
    memberAvatar: (id: string, width: number) => `/${language}/member/avatar/${id}/${width}`,
    memberExport: () => `/${language}/member/export`,
    accountCancel: () => `/${language}/account_cancel`,
    accountCancelDone: (by: string) => `/${language}/account_cancel/done${queryOf({ by })}`,
    memberApply: (query: { again?: 1 | undefined } = {}) => `/${language}/member/apply${queryOf(query)}`,
    memberApplyDraft: () => `/${language}/member/apply/draft`,
    memberApplyWithdraw: (id: string) => `/${language}/member/apply/${id}/withdraw`,
    memberApplyProfile: () => `/${language}/member/apply/profile`,
    memberPoints: (query: MemberPointsQuery = {}) => `/${language}/member/points${queryOf({ ...query })}`,
    memberFiles: () => `/${language}/member/files`,
    memberFile: (id: string) => `/${language}/member/file/${encodeURIComponent(id)}`,
    ...readingPathsOf(language),
    ...recordingPathsOf(language),
    ...oldUserPathsOf(language),
    ...membershipPathsOf(language),
    error404: () => `/${language}/error404`,
    error500: () => `/${language}/error500`,
  }) as const

/** What everybody may read, and where they may write. */
const readingPathsOf = (language: Language) =>
  ({
    newsList: (typeId?: number, query: NewsListQuery = {}) =>
      `/${language}/news_list${typeId === undefined ? '' : `/${typeId}`}${queryOf({ ...query })}`,
    news: (id: number) => `/${language}/news/${id}`,
    faq: (typeId?: number, query: { q?: string | undefined; page?: number | undefined } = {}) =>
      `/${language}/faq${typeId === undefined ? '' : `/${typeId}`}${queryOf(query)}`,
    calendar: (query: CalendarQuery = {}) => `/${language}/calendar${queryOf({ ...query })}`,
    calendarEntry: (url: string) => `/${language}${url}`,
    calendarEntryFile: (url: string) => `/${language}${url}/calendar.ics`,
    space: (id: string, query: { from?: string | undefined } = {}) => `/${language}/space/${id}${queryOf(query)}`,
    comicList: (query: RecordListQuery = {}) => `/${language}/comic_list${queryOf(query)}`,
    search: (query: SearchPathQuery = {}) => `/${language}/search${queryOf({ ...query })}`,
    searchSuggest: (q: string) => `/${language}/search/suggest${queryOf({ q })}`,
    googleSearch: (query: SearchPathQuery = {}) => `/${language}/google_search${queryOf({ ...query })}`,
    ...activityPathsOf(language),
    comic: (id: number) => `/${language}/comic/${id}`,
    records: (kind: LibraryKind, query: RecordListQuery = {}) => `/${language}/${kind}_list${queryOf(query)}`,
    record: (kind: LibraryKind, id: number) => `/${language}/${kind}/${id}`,
    openData: (kind: LibraryKind, format: OpenDataFormat) => `/${language}/open_data/${kind}.${format}`,
    ...housePathsOf(language),
    contact: (query: { reason?: string; about?: string } = {}) => `/${language}/contact${queryOf(query)}`,
    contactSent: (query: ContactSentQuery) => `/${language}/contact/sent${queryOf({ ...query })}`,
    contactState: (number?: string) => `/${language}/contact/state${queryOf({ number })}`,
    memberContact: (query: { page?: number | undefined } = {}) => `/${language}/member/contact${queryOf(query)}`,
  }) as const

/** Recordings, what has a tag, what a member keeps, and where visits are counted. */
const recordingPathsOf = (language: Language) =>
  ({
    videoList: (typeId?: number, query: NewsListQuery = {}) =>
      `/${language}/video_list/video${typeId === undefined ? '' : `/${typeId}`}${queryOf({ ...query })}`,
    /** `t`: the second at which it opens. */
    video: (id: number, query: { t?: number | undefined } = {}) => `/${language}/video/${id}${queryOf(query)}`,
    albumList: (typeId?: number, query: NewsListQuery = {}) =>
      `/${language}/video_list/album${typeId === undefined ? '' : `/${typeId}`}${queryOf({ ...query })}`,
    album: (id: number) => `/${language}/album/${id}`,
    tag: (id: number, tab?: CollectKind, query: { page?: number | undefined } = {}) =>
      `/${language}/tag/${id}${tab ? `/${tab}` : ''}${queryOf(query)}`,
    memberCollect: (kind?: CollectKind, query: MemberCollectQuery = {}) =>
      `/${language}/member/collect${kind ? `/${kind}` : ''}${queryOf(query)}`,
    memberCollectItem: (kind: CollectKind, id: number) => `/${language}/member/collect/${kind}/${id}`,
    visit: (deed: 'click' | 'share', id: number) => `/${language}/visit/${deed}/${id}`,
  }) as const

/** The classes, one's own membership, and what one agrees to. */
const membershipPathsOf = (language: Language) =>
  ({
    memberLevel: () => `/${language}/member/level`,
    memberAgreements: () => `/${language}/member/agreements`,
    level: () => `/${language}/level`,
    privacy: (version?: string) => `/${language}/privacy${queryOf({ version })}`,
    terms: (version?: string) => `/${language}/terms${queryOf({ version })}`,
  }) as const

export type Paths = ReturnType<typeof pathsOf>

/** The mailbox of the demo, outside the languages. */
export const demoMailboxPath = '/dev/mailbox'

/** A day of the calendar in a view; without them the month of today, all kinds. */
export type CalendarQuery = {
  readonly view?: string | undefined
  readonly date?: string | undefined
  readonly kind?: string | undefined
}

/** The feed for calendar programs, outside the languages of the site's pages. */
export const calendarFeedPath = (language: Language, category?: string): string =>
  `/api/calendar.ics${queryOf({ lang: language, category })}`

/** `tag`: only news that have it. */
export type NewsListQuery = {
  readonly q?: string | undefined
  readonly tag?: number | undefined
  readonly page?: number | undefined
}

/** `removed`: the item that can be taken back, an activity's behind its category. */
export type MemberCollectQuery = { readonly page?: number | undefined; readonly removed?: string | undefined }

/** The filters of a database by their names in the API. */
export type RecordListQuery = Readonly<Record<string, string | number | undefined>>
/** `type`: only one kind of what search finds. */
export type SearchPathQuery = {
  readonly q?: string | undefined
  readonly type?: string | undefined
  readonly page?: number | undefined
}

/** `for`: only what the reader's class may book. */
export type RentListQuery = { readonly for?: 'me' | undefined }

/** `from`: first day shown. `seat`: one seat's times. The others fill the choice in. */
export type RentBookingQuery = {
  readonly from?: string | undefined
  readonly seat?: number | undefined
  readonly starts_at?: string | undefined
  readonly ends_at?: string | undefined
  readonly ticket?: string | undefined
}

/** What the sent page repeats; `kind` is there for the wish to leave. */
export type ContactSentQuery = {
  readonly number: string
  readonly by: string
  readonly kind?: string | undefined
}

export type RentQuoteQuery = {
  readonly starts_at: string
  readonly ends_at: string
  readonly seat_id?: number | undefined
}

export type MemberPointsQuery = {
  readonly kind?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page?: number | undefined
}

/** The same screen in another language: path and query stay. */
export const inLanguage = (language: Language, address: string): string => address.replace(/^\/[^/?#]*/, `/${language}`)

/** The part of an address behind the language, as `/rent_list/3`; empty for the home page. */
export const withoutLanguage = (pathname: string): string => pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '')
