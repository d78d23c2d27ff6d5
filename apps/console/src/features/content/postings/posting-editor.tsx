import type { Posting } from '@koma/contract/postings.ts'
import { languages } from '@koma/domain/languages.ts'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useMay } from '../../../auth/use-me.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { ItemState } from '../item-state.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { PanelPicture } from './panel-picture.tsx'
import { PlainFields } from './plain-fields.tsx'
import { PostingActions } from './posting-actions.tsx'
import { PostingColumn } from './posting-column.tsx'
import { PostingRevisions } from './posting-revisions.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { postingTitle } from './posting-title.ts'
import { usePostingForm, type PostingFormState } from './use-posting-form.ts'
import { usePostingWords } from './use-posting-words.ts'

interface Props {
  readonly spec: PostingSpec
  /** Undefined for a new one. */
  readonly posting?: Posting
  /** Who else writes it, where somebody does. */
  readonly notice?: ReactNode
  readonly isReadOnly?: boolean
  onChanged(): void
}

/** A posting while it is written: the three languages, what else it says, and what can be done with it. */
export function PostingEditor({ spec, posting, notice, isReadOnly: isLocked = false, onChanged }: Props) {
  const text = useText()
  const formats = useFormats()
  const navigate = useNavigate()
  const mayWrite = useMay(spec.resource, posting ? 'write' : 'add')
  const isReadOnly = isLocked || !mayWrite || posting?.state === 'trashed'
  const state = usePostingForm(spec, posting, (saved) => {
    if (posting) onChanged()
    else void navigate(`/${spec.resource}/${saved.id}/show`, { replace: true })
  })
  const name = posting && postingTitle(spec, posting, formats)
  return (
    <>
      <p className="c-back c-no-print">
        <Link to={`/${spec.resource}`}>{text(`consolePostings.back_${spec.resource}`)}</Link>
      </p>
      <PageHead title={name ?? text(`consolePostings.add_${spec.resource}`)}>
        {posting && spec.hasWindow && <ItemState item={{ ...posting, has_changes: false }} />}
      </PageHead>
      {notice}
      <PostingActions spec={spec} posting={posting} state={state} isReadOnly={isReadOnly} onChanged={onChanged} />
      {posting?.trashed_at && <TrashNotice posting={posting} />}
      <StaleWarning state={state} onChanged={onChanged} />
      <div className="c-content-languages">
        {languages.map((language) => (
          <PostingColumn
            key={language}
            spec={spec}
            language={language}
            state={state}
            isStale={posting?.stale.includes(language) ?? false}
            isReadOnly={isReadOnly}
          />
        ))}
      </div>
      <PlainFields spec={spec} state={state} isReadOnly={isReadOnly} />
      {spec.resource === 'panels' && <PanelPicture state={state} isReadOnly={isReadOnly} />}
      {posting && (
        <PostingRevisions spec={spec} posting={posting} mayRevert={!isReadOnly && !state.dirty} onChanged={onChanged} />
      )}
    </>
  )
}

/** What somebody else has changed since this form was read, where somebody did. */
function StaleWarning({ state, onChanged }: { state: PostingFormState; onChanged(): void }) {
  const { fieldName } = usePostingWords()
  if (!state.stale) return null
  return (
    <StaleNotice
      stale={state.stale}
      fieldName={fieldName}
      onTheirs={() => state.takeTheirs().then(onChanged)}
      onMine={state.keepMine}
    />
  )
}

/** Since when it is in the trash, and who put it there. */
function TrashNotice({ posting: { trashed_at, trashed_by } }: { posting: Posting }) {
  const text = useText()
  const formats = useFormats()
  return (
    <p className="c-note">
      {text('consolePostings.in_trash', { name: trashed_by ?? '—', at: trashed_at ? formats.at(trashed_at) : '' })}
    </p>
  )
}
