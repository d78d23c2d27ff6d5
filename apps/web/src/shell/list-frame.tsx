import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../lib/use-language.ts'
import { resultsId } from './results.ts'
import { Trail } from './trail.tsx'

interface ListFrameProps {
  readonly title: string
  /** Whether the title is the name of a record, for which the display face has no promise. */
  readonly isFromData?: boolean
  readonly sound: string
  readonly lead: string
  readonly trail: ReadonlyArray<{ href: string; label: ReactNode }>
  /** Other lists like this one, above its filters. */
  readonly tabs?: ReactNode
  readonly filter: ReactNode
  /** How many there are, as a sentence. */
  readonly found?: string
  /** What to say and where to go where nothing is listed. */
  readonly nothing: { readonly detail: string; readonly href: string; readonly label: string }
  /** The list; null where it is empty. */
  readonly children: ReactNode
  readonly pages?: ReactNode
  /** Below the list. */
  readonly foot?: ReactNode
}

/** The frame of every public list: head, filters, how many, the list or why it is empty, its pages. */
export function ListFrame({ title, isFromData, sound, lead, trail, nothing, ...parts }: ListFrameProps) {
  const { words } = useSite()
  return (
    <>
      <Trail items={trail} />
      <div className={isFromData ? 'web-list-head web-from-data' : 'web-list-head'}>
        <SectionHeading level={1} sound={sound}>
          {title}
        </SectionHeading>
        <p className="k-lead">{lead}</p>
      </div>
      {parts.tabs}
      {parts.filter}
      {parts.found ? (
        <p role="status" id={resultsId} tabIndex={-1} className="web-found">
          {parts.found}
        </p>
      ) : null}
      {parts.children ?? (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={nothing.detail}
          nextStep={<LinkButton href={nothing.href}>{nothing.label}</LinkButton>}
        />
      )}
      {parts.pages}
      {parts.foot}
    </>
  )
}
