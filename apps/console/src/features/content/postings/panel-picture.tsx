import { useText } from '../../../i18n/use-text.ts'
import { CoverField } from '../cover-field.tsx'
import type { PostingFormState } from './use-posting-form.ts'

/** The picture of a banner, in the place of its drawing, as it is cut on wide screens and on phones. */
export function PanelPicture({ state, isReadOnly }: { state: PostingFormState; isReadOnly: boolean }) {
  const text = useText()
  const chosen = state.form.plain['cover_id']
  return (
    <div className="c-posting-picture">
      <CoverField
        title={text('consolePostings.picture')}
        none={text('consolePostings.picture_none')}
        hint={text('consolePostings.picture_hint')}
        cuts={['banner', 'phone']}
        coverId={typeof chosen === 'string' ? chosen : null}
        problem={state.problemOf('cover_id')}
        isReadOnly={isReadOnly}
        onChange={(coverId) => state.choose('cover_id', coverId)}
      />
    </div>
  )
}
