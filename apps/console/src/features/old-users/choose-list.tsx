import type { OldUserImport } from '@koma/contract/old-user-imports.ts'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { EarlierLists } from './earlier-lists.tsx'

/** The first step: a list from this computer, or one that was brought before. */
export function ChooseList() {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const upload = useMutation({
    mutationFn: async (list: File) =>
      (await dataProvider.sendList('/staff/old_user_imports', { name: list.name }, list)) as OldUserImport,
    onSuccess: ({ id }) => navigate(`/old_users/import/${id}`),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file) upload.mutate(file)
  }
  return (
    <div className="c-stack">
      <section className="c-box c-stack" aria-labelledby="step-file">
        <h2 id="step-file">{text('consoleOldUsers.step_file')}</h2>
        <p>{text('consoleOldUsers.file_text')}</p>
        <form className="c-stack" onSubmit={submit}>
          <label className="c-field">
            <span>{text('consoleOldUsers.file')}</span>
            <input
              className="c-input"
              type="file"
              name="file"
              accept=".csv,.txt,text/csv"
              required
              aria-describedby={upload.error ? 'file-error' : undefined}
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
            />
          </label>
          {upload.error ? (
            <p id="file-error" className="c-field-problem" role="alert">
              {fieldMessage(upload.error) ?? upload.error.message}
            </p>
          ) : null}
          <div>
            <Button type="submit" disabled={upload.isPending}>
              {text(upload.isPending ? 'consoleOldUsers.uploading' : 'consoleOldUsers.upload')}
            </Button>
          </div>
        </form>
      </section>
      <EarlierLists />
    </div>
  )
}

/** What the API says of the file itself. */
const fieldMessage = (error: Error): string | undefined =>
  error instanceof ApiError ? error.body.errors['file'] : undefined
