import { creatableKinds, type DeskItem } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceField } from '../../shell/choice-field.tsx'
import { lengthMax } from './item-form.ts'

type Kind = (typeof creatableKinds)[number]

/** Begins an item with its kind and its Chinese title; the rest is written on its page. */
export function NewItemDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const [kind, setKind] = useState<Kind>('news')
  const [title, setTitle] = useState('')
  const begin = useBeginItem()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim()) begin.mutate({ kind, title_zh: title.trim() })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="new-item-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="new-item-title">{text('consoleContent.add')}</DialogTitle>
        <DialogContent className="c-stack">
          <ChoiceField<Kind>
            legend={text('consoleContent.kind')}
            name="kind"
            chosen={kind}
            choices={creatableKinds.map((value) => ({ value, label: text(`consoleContent.kind_${value}`) }))}
            onChoose={setKind}
          />
          <TextField
            name="title_zh"
            label={text('consoleContent.title_zh')}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            required
            slotProps={{ htmlInput: { maxLength: lengthMax('title'), lang: 'zh-Hant-TW' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" disabled={begin.isPending || title.trim() === ''}>
            {text('consoleContent.begin')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useBeginItem() {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const notify = useNotify()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (data: { readonly kind: Kind; readonly title_zh: string }) =>
      (await dataProvider.create<DeskItem>('content', { data })).data,
    onSuccess: ({ id }) => void navigate(`/content/${id}/show`),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  })
}
