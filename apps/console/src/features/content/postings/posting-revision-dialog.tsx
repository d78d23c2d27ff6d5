import type { PostingRevision } from '@koma/contract/posting-revisions.ts'
import type { Posting } from '@koma/contract/postings.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { Problem } from '../../../shell/problem.tsx'
import { Waiting } from '../../../shell/waiting.tsx'
import { FieldDiff } from '../field-diff.tsx'
import { PictureDiff } from '../picture-diff.tsx'
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

/** What one revision changed, word by word, and the way to take it up again. */
export function PostingRevisionDialog({ spec, posting, revision, mayRevert, onClose, onChanged }: Props) {
  const text = useText()
  const formats = useFormats()
  const { fieldName, valueOf } = usePostingWords()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { move } = usePostingMove(spec, posting, onChanged)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [spec.resource, posting.id, 'revision', revision],
    queryFn: async ({ signal }) =>
      (await dataProvider.read(
        `/staff/${spec.resource}/${posting.id}/revisions/${revision}`,
        {},
        signal,
      )) as PostingRevision,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="revision-title">
      <DialogTitle id="revision-title">
        {text('consoleContent.revision', { number: formats.number(revision) })}
      </DialogTitle>
      <DialogContent className="c-stack">
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {isPending && <Waiting />}
        {data?.changes.map(({ field, before, after }) =>
          field === 'cover_id' ? (
            <PictureDiff key={field} name={fieldName(field)} before={before} after={after} />
          ) : (
            <FieldDiff
              key={field}
              name={fieldName(field)}
              before={valueOf(field, before)}
              after={valueOf(field, after)}
            />
          ),
        )}
        {mayRevert && posting.state === 'published' && <p>{text('consolePostings.revert_shown')}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleContent.close')}
        </Button>
        {mayRevert && (
          <Button onClick={() => void move('revert', { revision }).then(onClose)}>
            {text('consoleContent.revert')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
