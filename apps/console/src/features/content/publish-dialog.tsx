import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'
import { PublishFields } from './publish-fields.tsx'
import { usePublishForm, type PublishedThing, type PublishMove } from './use-publish-form.ts'

interface Props {
  /** What is shown: its Chinese name. */
  readonly title: string
  readonly item: PublishedThing
  readonly move: PublishMove
  /** Told what the form lacks, by field. */
  onRefused?(errors: Readonly<Record<string, string>>): void
  onClose(): void
}

/** Now or from an instant on, and until when; the times are the centre's. */
export function PublishDialog({ title, item, move, onRefused, onClose }: Props) {
  const text = useText()
  const form = usePublishForm(item, move, { onDone: onClose, ...(onRefused && { onRefused }) })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publish-title">
      <form onSubmit={form.submit} noValidate>
        <DialogTitle id="publish-title">{text('consoleContent.publish')}</DialogTitle>
        <DialogContent className="c-stack">
          <p className="c-dialog-subject">
            <strong>{title}</strong>
          </p>
          <PublishFields form={form} isShown={item.state === 'published'} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" disabled={form.when === 'later' && form.from === ''}>
            {text(form.when === 'now' ? 'consoleContent.publish' : 'consoleContent.schedule')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
