import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** Every screen under its language. Source: product §2. Decision: addresses */
export default exact([
  route('auth/:provider/start', 'routes/auth-start.ts'),
  route('auth/:provider/callback', 'routes/auth-callback.ts'),
  route(':lang', 'routes/shell.tsx', [
    layout('routes/screens.tsx', [
      index('routes/home.tsx'),
      route('rent_list/:typeId?', 'routes/rent-list.tsx'),
      route('rent/:deviceId', 'routes/rent-booking.tsx'),
      route('rent/:deviceId/quote', 'routes/rent-quote.ts'),
      route('member/rent', 'routes/member-rent.tsx'),
      route('member/rent/:rentId/cancel', 'routes/member-rent-cancel.tsx'),
      route('member/points', 'routes/member-points.tsx'),
      route('member/devices', 'routes/member-devices.tsx'),
      route('member/avatar/:avatarId/:width', 'routes/member-avatar.ts'),
      route('member/export', 'routes/member-export.ts'),
      route('contact', 'routes/contact.tsx'),
      route('contact/sent', 'routes/contact-sent.tsx'),
      route('member/files', 'routes/member-files.ts'),
      route('member/file/:fileId', 'routes/member-file.ts'),
      route('privacy', 'routes/privacy.tsx'),
      route('terms', 'routes/terms.tsx'),
      route('error404', 'routes/error404.tsx'),
      route('error500', 'routes/error500.tsx'),
      route('*', 'routes/not-found.tsx'),
      layout('routes/reading-words.tsx', [
        route('news_list/:typeId?', 'routes/news-list.tsx'),
        route('news/:newsId', 'routes/news.tsx'),
        route('faq/:typeId?', 'routes/faq.tsx'),
        route('comic_list', 'routes/comic-list.tsx'),
        route('comic/:comicId', 'routes/comic.tsx'),
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
        route('account_cancel', 'routes/account-cancel.tsx'),
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

/** One address a screen: another spelling of it, in capitals, is not found. */
function exact(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((one) => ({
    ...one,
    caseSensitive: true,
    ...(one.children && { children: exact(one.children) }),
  }))
}
