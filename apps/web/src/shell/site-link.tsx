import type { LinkProps } from '@koma/ui/link.tsx'

/** Marks a link that `useSiteLinks` follows. */
export const siteLinkMark = 'data-screen'

/**
 * The site's link, also for every component of the design system. A plain anchor: a page has hundreds, and what one needs
 * of the router is known when it is clicked. A link into another language (`hrefLang`), out of the site, to a place on the
 * page or to a file is the browser's own affair.
 */
export function SiteLink({ href, hrefLang, children, ...rest }: LinkProps) {
  const isScreen = hrefLang === undefined && rest.target === undefined && /^\/(zh|ja|en)(?=[/?#]|$)/.test(href)
  return (
    <a href={href} hrefLang={hrefLang} {...(isScreen && { [siteLinkMark]: '' })} {...rest}>
      {children}
    </a>
  )
}
