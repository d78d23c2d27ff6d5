/** The first stop of the keyboard: over the navigation to the content. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="k-skip" href={href}>
      {children}
    </a>
  )
}

export interface AccessKeyProps {
  /** Taiwan's accessibility mark: U the upper navigation, C the content, Z the foot. */
  area: 'U' | 'C' | 'Z'
  /** What the area is, for the ears and the tooltip. */
  label: string
}

/** `:::` before an area: reached by the access key of its letter, and itself the anchor `#U`, `#C`, `#Z`. */
export function AccessKey({ area, label }: AccessKeyProps) {
  return (
    <a className="k-access-key" id={area} href={`#${area}`} accessKey={area} title={label} aria-label={label}>
      :::
    </a>
  )
}
