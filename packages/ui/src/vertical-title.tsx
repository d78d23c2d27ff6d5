export interface VerticalTitleProps {
  children: string
  /** A second, narrow column on an ink band. */
  subtitle?: string
  as?: 'h1' | 'h2' | 'h3' | 'p'
  /** `cover` for the one title of a page, `panel` for a panel among others. */
  size?: 'cover' | 'panel'
}

/** A title that runs down the page as on a cover; Latin letters lie on their side and are set smaller. */
export function VerticalTitle({ children, subtitle, as: Element = 'h2', size = 'cover' }: VerticalTitleProps) {
  return (
    <div className="k-vertical" data-size={size}>
      <Element className="k-vertical-title">{children}</Element>
      {subtitle ? <p className="k-vertical-subtitle">{subtitle}</p> : null}
    </div>
  )
}
