import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../lib/use-language.ts'
import { MemberNav } from './member-nav.tsx'
import { Trail } from './trail.tsx'

export interface MemberHeadProps {
  readonly title: string
  readonly href: string
  /** The Latin sound word beside the title. */
  readonly sound?: string
  readonly lead?: string | undefined
  /** The page between the member area and this one. */
  readonly under?: { readonly href: string; readonly label: string }
}

/** The head of a page of the member area: the way here, the ways to its neighbours, the title. Source: product §2 */
export function MemberHead({ title, href, sound, lead, under }: MemberHeadProps) {
  const { words, paths } = useSite()
  const here = { href, label: title }
  const area = { href: paths.memberInfo(), label: words('shell.memberMenu') }
  return (
    <div>
      <Trail items={href === area.href ? [here] : [area, ...(under ? [under] : []), here]} />
      <MemberNav current={under?.href ?? href} />
      <SectionHeading level={1} {...(sound && { sound })}>
        {title}
      </SectionHeading>
      {lead ? <p className="k-lead">{lead}</p> : null}
    </div>
  )
}
