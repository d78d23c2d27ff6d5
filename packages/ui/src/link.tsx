import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode }

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

/** The link that every component of this package draws: the application's router link, else a plain anchor. */
export function UiLink(props: LinkProps) {
  const Link = use(LinkContext)
  const { children, ...anchor } = props
  // The component comes from the application once and stays the same: nothing is made while drawing.
  // oxlint-disable-next-line react/static-components
  return Link ? <Link {...props} /> : <a {...anchor}>{children}</a>
}

/** Tells the package which component follows links; it gets `href` and the anchor's attributes. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}
