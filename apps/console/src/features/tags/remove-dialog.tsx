import type { StaffTag } from '@koma/contract/tags.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'

/** Asks before a tag is taken away that nothing carries. */
export function RemoveDialog({ tag, onClose }: { tag: StaffTag; onClose(): void }) {
  const text = useText()
  const formats = useFormats()
  const remove = useRemove(tag, onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-title">
      <DialogTitle id="remove-title">{text('consoleTags.remove_title', { name: formats.name(tag) })}</DialogTitle>
      <DialogContent>
        <p>{text('consoleTags.remove_text')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button disabled={remove.isPending} onClick={() => remove.mutate()}>
          {text('consoleTags.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useRemove(tag: StaffTag, onDone: () => void) {
  const text = useText()
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => dataProvider.delete('tags', { id: tag.id, previousData: tag }),
    onSuccess: () => notify(text('consoleTags.done_remove'), { type: 'success' }),
    onError: (error: Error) => notify(isStale(error) ? text('consoleTags.stale') : error.message, { type: 'error' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['tags'] })
      onDone()
    },
  })
}
