import type { FileRecord } from '@koma/contract/files.ts'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { saveFile } from '../../data/save-file.ts'
import { useText } from '../../i18n/use-text.ts'

/** The attachments, to be saved one by one; what is being checked or was refused says so instead. */
export function ApplicationFiles({ files }: { files: readonly FileRecord[] }) {
  const text = useText()
  if (files.length === 0) return text('consoleCreators.no_files')
  return (
    <ul className="c-creator-files">
      {files.map((file) => (
        <li key={file.id}>
          <ApplicationFile file={file} />
        </li>
      ))}
    </ul>
  )
}

function ApplicationFile({ file }: { file: FileRecord }) {
  const text = useText()
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const save = useMutation({
    mutationFn: () => dataProvider.download(`/file/${file.id}`),
    onSuccess: (bytes: Blob) => saveFile(bytes, file.name),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  })
  const canOpen = file.state === 'ready' || file.state === 'held'
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={!canOpen || save.isPending}
        aria-describedby={`state-${file.id}`}
        onClick={() => save.mutate()}
      >
        {text('consoleCreators.save_file', { name: file.name })}
      </Button>{' '}
      <small id={`state-${file.id}`}>
        {text('consoleCreators.kilobytes', { size: Math.max(1, Math.round(file.size / 1024)) })}
        {file.state !== 'ready' && ` · ${text(`consoleCreators.file_${file.state}`)}`}
      </small>
    </>
  )
}
