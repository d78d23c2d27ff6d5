import { htmlLang, languages } from '@koma/domain/languages.ts'
import type { BreadcrumbList, Organization, WebSite } from './schema-types.ts'
import { centreId, given, type Description, type PageOf } from './described-page.ts'

/** The centre itself, to which what is on the pages refers. */
export const centre = ({ words, at, centre: facts }: PageOf<unknown>): Organization => ({
  '@type': 'Organization',
  '@id': centreId(at),
  name: facts?.name ?? words('shell.centre'),
  url: at('/'),
  logo: at('/favicon.svg'),
  ...given('telephone', facts?.phone),
  ...given('email', facts?.email),
  ...given(
    'address',
    facts?.address && {
      '@type': 'PostalAddress' as const,
      streetAddress: facts.address.text,
      addressCountry: 'TW',
    },
  ),
  ...given('sameAs', facts?.links.length ? facts.links.map(({ url }) => url) : null),
})

/** The site, its languages and its search. */
export const site = ({ words, at, paths, centre: facts }: PageOf<unknown>): WebSite => ({
  '@type': 'WebSite',
  '@id': `${at('/')}#site`,
  name: facts?.name ?? words('shell.centre'),
  url: at(paths.home()),
  inLanguage: languages.map((language) => htmlLang[language]),
  publisher: { '@id': centreId(at) },
})

/** The way from the home page to this one. */
export const breadcrumbs = ({ words, at, paths }: PageOf<unknown>, trail: Description['trail']): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ href: paths.home(), label: words('shell.navHome') }, ...trail].map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: at(href),
  })),
})
