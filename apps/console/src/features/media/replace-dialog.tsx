import type { MediaDetail } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { DropZone } from '../../media/drop-zone.tsx'

/** Other bytes for the same picture. */
export function ReplaceDialog({ media, onClose }: { media: MediaDetail; onClose(): void }) {
  const text = useText()
  const [file, setFile] = useState<File>()
  const replace = useReplace(media, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="replace-title">
      <DialogTitle id="replace-title">{text('consoleMedia.replace')}</DialogTitle>
      <DialogContent className="c-stack">
        <p>{text('consoleMedia.replace_hint')}</p>
        <DropZone
          isMany={false}
          problem={replace.error ? (fileProblem(replace.error) ?? replace.error.message) : undefined}
          onFiles={([first]) => {
            replace.reset()
            setFile(first)
          }}
        />
        {file && <p role="status">{file.name}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button disabled={!file || replace.isPending} onClick={() => file && replace.mutate(file)}>
          {text(replace.isPending ? 'consoleMedia.uploading' : 'consoleMedia.upload')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useReplace({ id, version }: MediaDetail, onDone: () => void) {
  const text = useText()
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      return dataProvider.sendForm(`/staff/media/${id}/replace`, form, version)
    },
    onSuccess: () => {
      notify(text('consoleMedia.done_replace'), { type: 'success' })
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['media'] }),
  })
}

/** What the API says of the file itself. */
const fileProblem = (error: Error): string | undefined =>
  error instanceof ApiError ? error.body.errors['file'] : undefined
