import { activityCategories, type ActivityCategory } from '@koma/domain/activities.ts'
import { pageSlugs, type PageSlug } from '@koma/domain/house-pages.ts'
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** Every screen under its language. Source: product §2. Decision: addresses */
export default exact([
  route('auth/:provider/start', 'routes/auth-start.ts'),
  route('auth/:provider/callback', 'routes/auth-callback.ts'),
  route(':lang', 'routes/shell.tsx', [
    layout('routes/screens.tsx', [
      index('routes/home.tsx'),
      route('preview', 'routes/home-preview.tsx'),
      route('rent_list/:typeId?', 'routes/rent-list.tsx'),
      route('rent/:deviceId', 'routes/rent-booking.tsx'),
      route('rent/:deviceId/quote', 'routes/rent-quote.ts'),
      route('member/rent', 'routes/member-rent.tsx'),
      route('member/rent/:rentId/cancel', 'routes/member-rent-cancel.tsx'),
      route('member/points', 'routes/member-points.tsx'),
      route('member/devices', 'routes/member-devices.tsx'),
      route('member/avatar/:avatarId/:width', 'routes/member-avatar.ts'),
      route('member/export', 'routes/member-export.ts'),
      route('open_data/:file', 'routes/open-data.ts'),
      route('member/files', 'routes/member-files.ts'),
      route('visit/:deed/:itemId', 'routes/count-visit.ts'),
      route('member/file/:fileId', 'routes/member-file.ts'),
      route('error404', 'routes/error404.tsx'),
      route('error500', 'routes/error500.tsx'),
      route('*', 'routes/not-found.tsx'),
      layout('routes/reading-words.tsx', [
        route('news_list/:typeId?', 'routes/news-list.tsx'),
        route('news/preview', 'routes/news-preview.tsx'),
        route('news/:newsId', 'routes/news.tsx'),
        route('activity', 'routes/activity-overview.tsx'),
        ...activityCategories.flatMap(activityRoutes),
        route('faq/preview', 'routes/faq-preview.tsx'),
        route('faq/:typeId?', 'routes/faq.tsx'),
        route('calendar', 'routes/calendar.tsx'),
        route('about/:part?', 'routes/about.tsx'),
        route('privacy', 'routes/privacy.tsx'),
        route('terms', 'routes/terms.tsx'),
        ...pageSlugs.map(pagePreview),
        route('history', 'routes/history.tsx'),
        route('termsspacerental', 'routes/termsspacerental.tsx'),
        route('sitemap', 'routes/sitemap.tsx'),
        route('space/:spaceId', 'routes/space.tsx'),
        route('search', 'routes/search.tsx'),
        route('search/suggest', 'routes/search-suggest.ts'),
        route('google_search', 'routes/google-search.tsx'),
        route('comic_list', 'routes/comic-list.tsx'),
        route('creator_list', 'routes/creator-list.tsx'),
        route('creator/preview', 'routes/creator-preview.tsx'),
        route('creator/:creatorId', 'routes/creator.tsx'),
        route('publisher_list', 'routes/publisher-list.tsx'),
        route('publisher/preview', 'routes/publisher-preview.tsx'),
        route('publisher/:publisherId', 'routes/publisher.tsx'),
        route('union_list', 'routes/union-list.tsx'),
        route('union/preview', 'routes/union-preview.tsx'),
        route('union/:unionId', 'routes/union.tsx'),
        route('award_list', 'routes/award-list.tsx'),
        route('award/preview', 'routes/award-preview.tsx'),
        route('award/:awardId', 'routes/award.tsx'),
        route('comic/preview', 'routes/comic-preview.tsx'),
        route('comic/:comicId', 'routes/comic.tsx'),
        route('video_list/video/:typeId?', 'routes/video-list.tsx'),
        route('video/preview', 'routes/video-preview.tsx'),
        route('video/:videoId', 'routes/video.tsx'),
        route('video_list/album/:typeId?', 'routes/album-list.tsx'),
        route('album/preview', 'routes/album-preview.tsx'),
        route('album/:albumId', 'routes/album.tsx'),
        route('tag/:tagId/:tab?', 'routes/tag.tsx'),
        route('member/collect/:type?', 'routes/member-collect.tsx'),
        route('member/collect/:type/:itemId', 'routes/member-collect-item.tsx'),
        route('contact', 'routes/contact.tsx'),
        route('contact/sent', 'routes/contact-sent.tsx'),
        route('contact/state', 'routes/contact-state.tsx'),
        route('member/contact', 'routes/member-contact.tsx'),
        // A visitor's wish to leave is a letter.
        layout('routes/account-words.tsx', { id: 'routes/account-words-beside-reading' }, [
          route('account_cancel', 'routes/account-cancel.tsx'),
        ]),
      ]),
      layout('routes/account-words.tsx', [
        route('member/apply', 'routes/member-apply.tsx'),
        route('member/apply/draft', 'routes/member-apply-draft.ts'),
        route('member/apply/profile', 'routes/member-apply-profile.tsx'),
        route('member/apply/:applicationId/withdraw', 'routes/member-apply-withdraw.tsx'),
        route('member/info', 'routes/member-info.tsx'),
        route('member/info/avatar', 'routes/member-info-avatar.tsx'),
        route('member/info/email', 'routes/member-info-email.tsx'),
        route('member/info/mobile', 'routes/member-info-mobile.tsx'),
        route('member/info/password', 'routes/member-info-password.tsx'),
        route('member/agreements', 'routes/member-agreements.tsx'),
        route('account_cancel/done', 'routes/account-cancel-done.tsx'),
        route('3rd', 'routes/consent.tsx'),
        route('member/apps', 'routes/member-apps.tsx'),
        route('member/apps/link/:provider', 'routes/member-apps-link.tsx'),
        route('sign', 'routes/sign.tsx'),
        route('register', 'routes/register.tsx'),
        route('register_three', 'routes/register-three.tsx'),
        route('register_three/join', 'routes/register-three-join.tsx'),
        route('register/sent', 'routes/register-sent.tsx'),
        route('register/verify/:code', 'routes/register-verify.tsx'),
        route('forget_password', 'routes/forget-password.tsx'),
        route('forget_password/sent', 'routes/forget-sent.tsx'),
        route('forget_password/done', 'routes/forget-done.tsx'),
        route('identity/verify/:code', 'routes/identity-verify.tsx'),
        route('forget/verify/:code', 'routes/forget-verify.tsx'),
        route('olduser/verify/:code', 'routes/olduser-verify.tsx'),
        route('olduser/info/:code', 'routes/olduser-info.tsx'),
        route('olduser/move/:code', 'routes/olduser-move.ts'),
        route('olduser/done', 'routes/olduser-done.tsx'),
        route('member/level', 'routes/member-level.tsx'),
        route('level', 'routes/level.tsx'),
      ]),
    ]),
  ]),
]) satisfies RouteConfig

/** The draft of a text of the house, below its own address. */
function pagePreview(slug: PageSlug): RouteConfigEntry {
  return route(`${slug}/preview`, 'routes/page-preview.tsx', { id: `routes/${slug}/preview` })
}

/** The screens of a category: the same for all four, under ids of their own. */
function activityRoutes(category: ActivityCategory): RouteConfigEntry[] {
  const screen = (path: string, file: string) =>
    route(`activity_${category}${path}`, `routes/${file}`, { id: `routes/activity_${category}${path}` })
  return [
    screen('', 'activity-list.tsx'),
    screen('/preview', 'activity-preview.tsx'),
    screen('/:activityId', 'activity.tsx'),
    screen('/:activityId/apply', 'activity-apply.tsx'),
    screen('/:activityId/calendar.ics', 'activity-file.ts'),
  ]
}

/** One address a screen: another spelling of it, in capitals, is not found. */
function exact(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((one) => ({
    ...one,
    caseSensitive: true,
    ...(one.children && { children: exact(one.children) }),
  }))
}
