/** A link of the site's navigation. */
export interface NavItem {
  href: string
  label: string
  /** The page of this item, or one below it, is open. */
  current?: boolean
  /** False stands in the menu alone, `wide` is in the bar of wide windows alone. */
  isInBar?: boolean | 'wide'
}
