import type { PostingRevisionLine } from '@koma/contract/posting-revisions.ts'
import type { Posting } from '@koma/contract/postings.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { Problem } from '../../../shell/problem.tsx'
import { Waiting } from '../../../shell/waiting.tsx'
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

/** As many revisions as are looked at; older ones are kept and can be asked of the API. */
const shownMax = 50

/** What was saved, by whom, what it changed, and the way to look at it or take it up again; read once it is opened. */
export function PostingRevisions({ spec, posting, mayRevert, onChanged }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="c-box c-content-revisions"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text('consoleContent.revisions')}</summary>
      {isOpen && <RevisionsRead spec={spec} posting={posting} mayRevert={mayRevert} onChanged={onChanged} />}
    </details>
  )
}

function RevisionsRead({ spec, posting, mayRevert, onChanged }: Props) {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [opened, setOpened] = useState<number>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [spec.resource, posting.id, 'revisions', posting.version],
    queryFn: async ({ signal }) =>
      (
        (await dataProvider.read(
          `/staff/${spec.resource}/${posting.id}/revisions`,
          { per_page: shownMax },
          signal,
        )) as { data: readonly PostingRevisionLine[] }
      ).data,
  })
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (isPending) return <Waiting />
  if (data.length === 0) return <p>{text('consoleContent.no_revisions')}</p>
  return (
    <>
      <ol className="c-creator-history">
        {data.map((line) => (
          <RevisionOf key={line.revision} line={line} onOpen={() => setOpened(line.revision)} />
        ))}
      </ol>
      {opened !== undefined && (
        <PostingRevisionDialog
          spec={spec}
          posting={posting}
          revision={opened}
          mayRevert={mayRevert && opened !== data[0]!.revision}
          onClose={() => setOpened(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  )
}

function RevisionOf({ line, onOpen }: { line: PostingRevisionLine; onOpen(): void }) {
  const text = useText()
  const formats = useFormats()
  const { fieldName } = usePostingWords()
  const { revision, made_at, made_by, reverts_to, changed } = line
  return (
    <li>
      <Button variant="text" onClick={onOpen}>
        {text('consoleContent.revision', { number: formats.number(revision) })}
      </Button>{' '}
      {formats.at(made_at)} · {made_by ?? text('consoleContent.by_nobody')}
      <small>
        {reverts_to === null
          ? revision > 1 && changed.map(fieldName).join(text('consoleContent.and'))
          : text('consoleContent.reverts_to', { number: formats.number(reverts_to) })}
      </small>
    </li>
  )
}
