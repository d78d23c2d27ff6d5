import type { PageAnswer } from '@koma/contract/pages.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { ReactNode } from 'react'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Trail } from '../../shell/trail.tsx'
import { HouseText } from './house-text.tsx'

interface Props {
  readonly page: PageAnswer
  readonly href: string
  /** What stands between the title and the text. */
  readonly notice?: ReactNode
  readonly children?: ReactNode
}

/** A text of the house as a page of its own, and what follows it. */
export function HousePage({ page, href, notice, children }: Props) {
  const { language } = useSite()
  const title = localised(page, 'title', language)
  return (
    <>
      <article className="k-column k-stack">
        <div>
          <Trail items={[{ href, label: title }]} />
          <SectionHeading level={1}>{title}</SectionHeading>
        </div>
        {notice}
        <HouseText page={page} />
      </article>
      {children}
    </>
  )
}
