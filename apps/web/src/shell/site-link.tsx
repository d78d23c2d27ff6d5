import type { LinkProps } from '@koma/ui/link.tsx'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

/**
 * The site's link, also for every component of the design system. A link into another language (`hrefLang`), out of the
 * site, to a place on the page or to a file is the browser's own affair.
 */
export function SiteLink({ href, hrefLang, children, ...rest }: LinkProps) {
  const isMoving = useSyncExternalStore(watchMotion, isMotionWelcome, () => false)
  if (hrefLang !== undefined || rest.target !== undefined || !/^\/(zh|ja|en)(?=[/?#]|$)/.test(href))
    return (
      <a href={href} hrefLang={hrefLang} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={href} viewTransition={isMoving} {...rest}>
      {children}
    </Link>
  )
}

const query = '(prefers-reduced-motion: no-preference)'

const isMotionWelcome = () => matchMedia(query).matches

function watchMotion(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
