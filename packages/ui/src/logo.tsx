import type { ReactNode } from 'react'
import { KomaMark } from './koma-mark.tsx'
import { UiLink } from './link.tsx'

export interface LogoProps {
  /** The centre's name in the reader's language. */
  name: string
  /** Its Latin name or sound, below. */
  sound?: ReactNode
  href: string
  /** Where it leads, said after the name: "home page". */
  label: string
}

/** The name plate: a leaning card with the centre's name and a red hard shadow. */
export function Logo({ name, sound, href, label }: LogoProps) {
  return (
    <UiLink className="k-logo" href={href}>
      <span className="k-logo-words">
        <span className="k-logo-name">
          <KomaMark />
          {name}
        </span>
        {sound ? (
          <span className="k-logo-sound" lang="en">
            {sound}
          </span>
        ) : null}
        <span className="k-ears">{label}</span>
      </span>
    </UiLink>
  )
}
