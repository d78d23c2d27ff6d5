import type { DeskItem, Revision } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { FieldDiff } from './field-diff.tsx'
import { PictureDiff } from './picture-diff.tsx'
import { useFieldName } from './use-field-name.ts'
import { useItemMove } from './use-item-move.ts'

interface Props {
  readonly item: DeskItem
  readonly revision: number
  readonly mayRevert: boolean
  onClose(): void
  onChanged(): void
}

/** What one revision changed, word by word, and the way to take it up again. */
export function RevisionDialog({ item, revision, mayRevert, onClose, onChanged }: Props) {
  const text = useText()
  const formats = useFormats()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const fieldName = useFieldName()
  const move = useItemMove(item, onChanged)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['content', item.id, 'revision', revision],
    queryFn: async ({ signal }) =>
      (await dataProvider.read(`/staff/content/${item.id}/revisions/${revision}`, {}, signal)) as Revision,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="revision-title">
      <DialogTitle id="revision-title">
        {text('consoleContent.revision', { number: formats.number(revision) })}
      </DialogTitle>
      <DialogContent className="c-stack">
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {isPending && <Waiting />}
        {data?.changed.map((field) => {
          const Diff = field === 'cover_id' ? PictureDiff : FieldDiff
          return (
            <Diff
              key={field}
              name={fieldName(field)}
              before={data.before && partOf(data.before, field)}
              after={partOf(data.fields, field)}
            />
          )
        })}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleContent.close')}
        </Button>
        {mayRevert && (
          <Button onClick={() => void move.move('revert', { revision }).then(onClose)}>
            {text('consoleContent.revert')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** A field of a form, a fact by its section: `video.duration_s`. */
function partOf(form: Revision['fields'], field: string): unknown {
  return field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], form)
}
