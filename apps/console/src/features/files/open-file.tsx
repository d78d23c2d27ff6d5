import type { StaffFile } from '@koma/contract/files.ts'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { saveFile } from '../../data/save-file.ts'
import { useText } from '../../i18n/use-text.ts'

const bytesOfKilobyte = 1_024

/** A file's name, which saves it for whoever may open it now, with its size. */
export function OpenFile({ file }: { file: StaffFile }) {
  const text = useText()
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const save = useMutation({
    mutationFn: () => dataProvider.download(`/file/${file.id}`),
    onSuccess: (bytes: Blob) => saveFile(bytes, file.name),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  })
  // A held file is open to those alone who decide about it. Source: docs/guarantees.md I-57
  const canOpen = file.state === 'ready' || file.actions.length > 0
  const kilobytes = Math.max(1, Math.round(file.size / bytesOfKilobyte))
  return (
    <>
      {canOpen ? (
        <Button size="small" variant="outlined" disabled={save.isPending} onClick={() => save.mutate()}>
          {text('consoleFiles.save', { name: file.name })}
        </Button>
      ) : (
        file.name
      )}
      <small>{text('consoleFiles.kilobytes', { size: kilobytes })}</small>
      {file.actions.length > 0 && <small>{text('consoleFiles.save_ask')}</small>}
    </>
  )
}
