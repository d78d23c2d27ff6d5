import type { Posting } from '@koma/contract/postings.ts'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { RevisionLines } from '../revision-lines.tsx'
import { PostingRevisionDialog } from './posting-revision-dialog.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { usePostingWords } from './use-posting-words.ts'

interface Props {
  readonly spec: PostingSpec
  readonly posting: Posting
  /** Whether an earlier form may be taken up now. */
  readonly mayRevert: boolean
  onChanged(): void
}

/** What was saved of a posting, and the way to look at it or take it up again; read once it is opened. */
export function PostingRevisions({ spec, posting, mayRevert, onChanged }: Props) {
  const text = useText()
  const { fieldName } = usePostingWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="c-box c-content-revisions"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text('consoleContent.revisions')}</summary>
      {isOpen && (
        <RevisionLines
          of={[spec.resource, posting.id]}
          version={posting.version}
          fieldName={fieldName}
          renderDialog={({ revision, isNewest, close }) => (
            <PostingRevisionDialog
              spec={spec}
              posting={posting}
              revision={revision}
              mayRevert={mayRevert && !isNewest}
              onClose={close}
              onChanged={onChanged}
            />
          )}
        />
      )}
    </details>
  )
}
