import type { StaffRedirect } from '@koma/contract/redirects.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError, isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { readable } from './readable-path.ts'

interface Props {
  /** Undefined for a new one. */
  readonly redirect: StaffRedirect | undefined
  onClose(): void
}

const fields = ['from', 'to', 'note'] as const

/** Two addresses and why: the old one may be pasted whole. */
export function RedirectDialog({ redirect, onClose }: Props) {
  const text = useText()
  const [form, setForm] = useState({
    from: redirect ? readable(redirect.from) : '',
    to: redirect ? readable(redirect.to) : '',
    note: redirect?.note ?? '',
  })
  const save = useSave(redirect, onClose)
  const problems = save.error instanceof ApiError ? save.error.body.errors : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ from: form.from.trim(), to: form.to.trim(), note: form.note.trim() || null })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="redirect-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="redirect-title">
          {text(redirect ? 'consoleRedirects.change_title' : 'consoleRedirects.add')}
        </DialogTitle>
        <DialogContent className="c-stack">
          {fields.map((field) => (
            <TextField
              key={field}
              name={field}
              label={text(`consoleRedirects.${field}`)}
              value={form[field]}
              onChange={({ target }) => setForm({ ...form, [field]: target.value })}
              error={problems[field] !== undefined}
              helperText={problems[field] ?? text(`consoleRedirects.${field}_hint`)}
              required={field !== 'note'}
              slotProps={{ htmlInput: { spellCheck: field === 'note', autoCapitalize: 'none', autoComplete: 'off' } }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {text('consoleRedirects.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useSave(redirect: StaffRedirect | undefined, onDone: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  return useMutation({
    mutationFn: (data: { readonly from: string; readonly to: string; readonly note: string | null }) =>
      redirect
        ? dataProvider.update('redirects', { id: redirect.id, data, previousData: redirect })
        : dataProvider.create('redirects', { data }),
    onSuccess() {
      notify(text('consoleRedirects.saved'), { type: 'success' })
      onDone()
    },
    onError(error: Error) {
      // The messages of a 422 stand at its fields.
      if (error instanceof ApiError && error.status === 422) return
      notify(isStale(error) ? text('consoleShell.stale') : error.message, { type: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['redirects'] }),
  })
}
