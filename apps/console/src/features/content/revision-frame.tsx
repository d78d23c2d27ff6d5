import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { FieldDiff } from './field-diff.tsx'
import { PictureDiff } from './picture-diff.tsx'

/** A field as it was, as it became, and what it is called. */
export interface ShownChange {
  readonly field: string
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

interface Props<Answer> {
  /** The record, as its address names it. */
  readonly of: readonly [resource: string, id: number]
  readonly revision: number
  /** What is to be known before it is taken up again. */
  readonly note?: ReactNode
  changesOf(answer: Answer): readonly ShownChange[]
  /** Takes it up again; undefined where that cannot be done now. */
  readonly onRevert: (() => Promise<unknown>) | undefined
  onClose(): void
}

/** What one revision of anything on the desk changed, word by word, and the way to take it up again. */
export function RevisionFrame<Answer>({ of, revision, note, changesOf, onRevert, onClose }: Props<Answer>) {
  const text = useText()
  const formats = useFormats()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [isBusy, setBusy] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...of, 'revision', revision],
    queryFn: async ({ signal }) =>
      (await dataProvider.read(`/staff/${of.join('/')}/revisions/${revision}`, {}, signal)) as Answer,
  })
  const changes = data === undefined ? [] : changesOf(data)
  const revert = () => {
    setBusy(true)
    void onRevert?.().then(onClose)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="revision-title">
      <DialogTitle id="revision-title">
        {text('consoleContent.revision', { number: formats.number(revision) })}
      </DialogTitle>
      <DialogContent className="c-stack">
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {isPending && <Waiting />}
        {changes.map(({ field, ...change }) => {
          const Diff = field === 'cover_id' ? PictureDiff : FieldDiff
          return <Diff key={field} {...change} />
        })}
        {data !== undefined && changes.length === 0 && <p>{text('consoleContent.same_revision')}</p>}
        {onRevert && note}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleContent.close')}
        </Button>
        {onRevert && (
          <Button disabled={isBusy} onClick={revert}>
            {text('consoleContent.revert')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
