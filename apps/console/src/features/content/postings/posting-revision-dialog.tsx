import type { PostingRevision } from '@koma/contract/posting-revisions.ts'
import type { Posting } from '@koma/contract/postings.ts'
import { useText } from '../../../i18n/use-text.ts'
import { RevisionFrame } from '../revision-frame.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { usePostingMove } from './use-posting-move.ts'
import { usePostingWords } from './use-posting-words.ts'

interface Props {
  readonly spec: PostingSpec
  readonly posting: Posting
  readonly revision: number
  readonly mayRevert: boolean
  onClose(): void
  onChanged(): void
}

/** What one revision of a posting changed; of what is shown, readers see at once that it is taken up again. */
export function PostingRevisionDialog({ spec, posting, revision, mayRevert, onClose, onChanged }: Props) {
  const text = useText()
  const { fieldName, valueOf } = usePostingWords()
  const { move } = usePostingMove(spec, posting, onChanged)
  return (
    <RevisionFrame<PostingRevision>
      of={[spec.resource, posting.id]}
      revision={revision}
      note={posting.state === 'published' && <p>{text('consolePostings.revert_shown')}</p>}
      changesOf={({ changes }) =>
        changes.map(({ field, before, after }) => ({
          field,
          name: fieldName(field),
          // A picture is drawn from its id, everything else is read.
          before: field === 'cover_id' ? before : valueOf(field, before),
          after: field === 'cover_id' ? after : valueOf(field, after),
        }))
      }
      onRevert={mayRevert ? () => move('revert', { revision }) : undefined}
      onClose={onClose}
    />
  )
}
