/**
 * Nobody's own pages, and what is no page. Pictures and the calendar's feed stand under the API and are for everybody:
 * Google Calendar subscribes to no address that robots may not read.
 */
export const robotsOf = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/media/', '/api/calendar.ics'].map((path) => `Allow: ${path}`),
    ...['/api/', '/console', '/dev/', '/auth/', '/*/member/', '/*/sign', '/*/search?', '/*/google_search'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
