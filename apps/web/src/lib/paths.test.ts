import { languages } from '@koma/domain/languages.ts'
import { expect, test } from 'vitest'
import { inLanguage, pathsOf, routeWords, withoutLanguage } from './paths.ts'

const addresses = (language: (typeof languages)[number]) => {
  const paths = pathsOf(language)
  return [
    paths.home(),
    paths.rentList(),
    paths.rentList(3),
    paths.rentList(3, { for: 'me' }),
    paths.about(),
    paths.about('floor'),
    paths.history(),
    paths.rentalTerms(),
    paths.sitemap(),
    paths.search(),
    paths.search({ q: '台灣', type: 'faq', page: 2 }),
    paths.searchSuggest('台'),
    paths.googleSearch({ q: 'comic' }),
    paths.rentBooking(7),
    paths.rentBooking(7, {
      from: '2026-11-24',
      seat: 702,
      starts_at: '2026-11-24 10:00:00',
      ends_at: '2026-11-24 12:00:00',
    }),
    paths.rentBooking(7, { ticket: '01a1fe0e-2920-7ffa-8f49-defe65e3658a' }),
    paths.rentQuote(7, { starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 12:00:00', seat_id: 702 }),
    paths.sign(),
    paths.sign('/zh/rent_list?x=1'),
    paths.register(),
    paths.registerSent(),
    paths.registerVerify('a/b?c'),
    paths.memberRent(),
    paths.memberRent({ status: 'booked', page: 2 }),
    paths.memberRentCancel('01a1fe0e-2920-7ffa-8f49-defe65e3658a'),
    paths.memberPoints(),
    paths.memberPoints({ kind: 'rent', from: '2026-11-01', to: '2026-11-30', page: 3 }),
    paths.newsList(),
    paths.newsList(2, { q: '展覽 a&b', tag: 3, page: 2 }),
    paths.news(12),
    paths.activityOverview(),
    paths.activityList('lecture', { when: 'past', q: '分鏡', tag: 3, page: 2 }),
    paths.activityList('course', { open: 1 }),
    paths.activity('matchmaking', 40),
    paths.activityApply('exhibition', 41),
    paths.activityFile('lecture', 42),
    paths.faq(),
    paths.faq(4, { q: '密碼' }),
    paths.comicList({ genre: 'fantasy', page: 2 }),
    paths.comic(340),
    paths.records('creator', { initial: 'ㄅ', page: 2 }),
    paths.record('award', 400),
    paths.openData('union', 'csv'),
    paths.videoList(),
    paths.videoList(9, { q: '訪', page: 2 }),
    paths.video(50),
    paths.albumList(14),
    paths.album(34),
    paths.tag(5),
    paths.tag(5, 'video', { page: 2 }),
    paths.memberCollect(),
    paths.memberCollect('album', { removed: '34' }),
    paths.memberCollectItem('news', 12),
    paths.visit('click', 12),
    paths.error404(),
    paths.error500(),
  ]
}

test('every address of the site', () => {
  expect(addresses('zh')).toMatchInlineSnapshot(`
    [
      "/zh",
      "/zh/rent_list",
      "/zh/rent_list/3",
      "/zh/rent_list/3?for=me",
      "/zh/about",
      "/zh/about/floor",
      "/zh/history",
      "/zh/termsspacerental",
      "/zh/sitemap",
      "/zh/search",
      "/zh/search?q=%E5%8F%B0%E7%81%A3&type=faq&page=2",
      "/zh/search/suggest?q=%E5%8F%B0",
      "/zh/google_search?q=comic",
      "/zh/rent/7",
      "/zh/rent/7?from=2026-11-24&seat=702&starts_at=2026-11-24+10%3A00%3A00&ends_at=2026-11-24+12%3A00%3A00",
      "/zh/rent/7?ticket=01a1fe0e-2920-7ffa-8f49-defe65e3658a",
      "/zh/rent/7/quote?starts_at=2026-11-24+10%3A00%3A00&ends_at=2026-11-24+12%3A00%3A00&seat_id=702",
      "/zh/sign",
      "/zh/sign?back=%2Fzh%2Frent_list%3Fx%3D1",
      "/zh/register",
      "/zh/register/sent",
      "/zh/register/verify/a%2Fb%3Fc",
      "/zh/member/rent",
      "/zh/member/rent?status=booked&page=2",
      "/zh/member/rent/01a1fe0e-2920-7ffa-8f49-defe65e3658a/cancel",
      "/zh/member/points",
      "/zh/member/points?kind=rent&from=2026-11-01&to=2026-11-30&page=3",
      "/zh/news_list",
      "/zh/news_list/2?q=%E5%B1%95%E8%A6%BD+a%26b&tag=3&page=2",
      "/zh/news/12",
      "/zh/activity",
      "/zh/activity_lecture?when=past&q=%E5%88%86%E9%8F%A1&tag=3&page=2",
      "/zh/activity_course?open=1",
      "/zh/activity_matchmaking/40",
      "/zh/activity_exhibition/41/apply",
      "/zh/activity_lecture/42/calendar.ics",
      "/zh/faq",
      "/zh/faq/4?q=%E5%AF%86%E7%A2%BC",
      "/zh/comic_list?genre=fantasy&page=2",
      "/zh/comic/340",
      "/zh/creator_list?initial=%E3%84%85&page=2",
      "/zh/award/400",
      "/zh/open_data/union.csv",
      "/zh/video_list/video",
      "/zh/video_list/video/9?q=%E8%A8%AA&page=2",
      "/zh/video/50",
      "/zh/video_list/album/14",
      "/zh/album/34",
      "/zh/tag/5",
      "/zh/tag/5/video?page=2",
      "/zh/member/collect",
      "/zh/member/collect/album?removed=34",
      "/zh/member/collect/news/12",
      "/zh/visit/click/12",
      "/zh/error404",
      "/zh/error500",
    ]
  `)
})

test('the languages have the same addresses', () => {
  for (const language of languages)
    expect(addresses(language).map((address) => inLanguage('zh', address))).toEqual(addresses('zh'))
})

test('every address begins with a known word behind its language, and none ends with a slash', () => {
  for (const address of addresses('en')) {
    const word = withoutLanguage(address.split('?')[0] ?? '').split('/')[1] ?? ''
    expect(word === '' || (routeWords as readonly string[]).includes(word), address).toBe(true)
    expect(address.split('?')[0]).not.toMatch(/\/$/)
  }
})

test('another language keeps path and query', () => {
  expect(inLanguage('ja', '/zh/rent/3?seat=2')).toBe('/ja/rent/3?seat=2')
  expect(inLanguage('en', '/zh')).toBe('/en')
  expect(inLanguage('en', '/zh?x=1')).toBe('/en?x=1')
})
