import type { StaffRedirect } from '@koma/contract/redirects.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { readable } from './readable-path.ts'

/** Asks before an old address is a dead end again. */
export function RemoveRedirect({ redirect, onClose }: { redirect: StaffRedirect; onClose(): void }) {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const remove = useMutation({
    mutationFn: () => dataProvider.delete('redirects', { id: redirect.id, previousData: redirect }),
    onSuccess: () => notify(text('consoleRedirects.removed'), { type: 'success' }),
    onError: (error: Error) => notify(isStale(error) ? text('consoleShell.stale') : error.message, { type: 'error' }),
    async onSettled() {
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['redirects'] })
    },
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-redirect-title">
      <DialogTitle id="remove-redirect-title">{text('consoleRedirects.ask_remove')}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <code>{readable(redirect.from)}</code>
        </p>
        <p>{text('consoleRedirects.ask_remove_text')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button disabled={remove.isPending} onClick={() => remove.mutate()}>
          {text('consoleRedirects.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
