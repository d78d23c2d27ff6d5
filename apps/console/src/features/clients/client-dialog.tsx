import type { Client } from '@koma/contract/clients.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'
import { ClientFields } from './client-fields.tsx'
import { useClientForm } from './use-client-form.ts'

interface Props {
  /** Undefined for a new one. */
  readonly client: Client | undefined
  onClose(): void
}

/** Registers an app, or changes one. */
export function ClientDialog({ client, onClose }: Props) {
  const text = useText()
  const { form, element, isSending, messageOf, change, submit } = useClientForm(client, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="client-title">
      <form ref={element} onSubmit={submit} noValidate>
        <DialogTitle id="client-title">
          {client ? text('consoleClients.change_title', { name: client.name_zh }) : text('consoleClients.add_title')}
        </DialogTitle>
        <DialogContent className="c-stack">
          {client && (
            <p>
              {text('consoleClients.id')}
              <br />
              <code>{client.id}</code>
            </p>
          )}
          <ClientFields form={form} isNew={!client} messageOf={messageOf} change={change} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" disabled={isSending}>
            {text('consoleClients.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
