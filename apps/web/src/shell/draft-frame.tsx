import type { ReactNode } from 'react'
import { useSite } from '../lib/use-language.ts'
import { DraftContext } from './draft.ts'

/** A screen that shows a draft, and says so; `more` leads to where it stands. */
export function DraftFrame({ more, children }: { more?: ReactNode; children: ReactNode }) {
  const { words } = useSite()
  return (
    <DraftContext value>
      <p className="k-column web-preview" role="note">
        <b>{words('news.previewLabel')}</b> {words('news.previewNote')} {more}
      </p>
      {children}
    </DraftContext>
  )
}
