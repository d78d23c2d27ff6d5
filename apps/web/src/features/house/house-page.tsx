import type { PageAnswer } from '@koma/contract/pages.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { ReactNode } from 'react'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Trail } from '../../shell/trail.tsx'
import { HouseText } from './house-text.tsx'

/** A text of the house as a page of its own, and what follows it. */
export function HousePage({ page, href, children }: { page: PageAnswer; href: string; children?: ReactNode }) {
  const { language } = useSite()
  const title = localised(page, 'title', language)
  return (
    <>
      <article className="k-column k-stack">
        <div>
          <Trail items={[{ href, label: title }]} />
          <SectionHeading level={1}>{title}</SectionHeading>
        </div>
        <HouseText page={page} />
      </article>
      {children}
    </>
  )
}
