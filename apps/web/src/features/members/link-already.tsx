import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { NextSteps } from './next-steps.tsx'
import type { SpentLink } from './spend-link.ts'

/** A link that was used before, opened again by the member whom it has activated. */
export function LinkAlready({ wanted }: Pick<SpentLink, 'wanted'>) {
  const { words } = useSite()
  return (
    <>
      <SectionHeading level={1}>{words('members.alreadyTitle')}</SectionHeading>
      <p className="k-lead" role="status">
        {words('members.alreadyText')}
      </p>
      <NextSteps wanted={wanted} />
    </>
  )
}
