import type { DeskItem } from '@koma/contract/content-desk.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { useLeaveWarning } from '../../shell/use-leave-warning.ts'
import { formOf, isDirty, toRequest, type ItemForm } from './item-form.ts'
import { withTyped } from './with-typed.ts'

/** What is being written, whether it waits to be saved, and the saving; a stale one says what has changed. */
export function useItemForm(item: DeskItem, onChanged: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const notify = useNotify()
  const text = useText()
  const [form, setForm] = useState(() => formOf(item))
  const [seen, setSeen] = useState(item)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const dirty = isDirty(form, seen)
  useLeaveWarning(dirty)
  // A revision that was taken up, or what a moment ago was somebody else's, comes into a form that holds nothing new.
  if (item.version !== seen.version && !dirty) {
    setSeen(item)
    setForm(formOf(item))
  }
  const save = useMutation({
    mutationFn: async (sent: ItemForm) =>
      (await dataProvider.update('content', { id: item.id, data: toRequest(sent), previousData: seen }))
        .data as DeskItem,
    onSuccess: (saved, sent) => {
      setSeen(saved)
      setRefused({})
      setForm((now) => withTyped(now, sent, formOf(saved)))
      notify(text('consoleContent.saved'), { type: 'success' })
      onChanged()
    },
    onError: (error: Error) => void (standsAtItsPlace(error) || notify(error.message, { type: 'error' })),
  })
  const refusal = save.error instanceof ApiError ? save.error : undefined
  return {
    form,
    dirty,
    isSaving: save.isPending,
    version: seen.version,
    stale: refusal?.stale,
    problemOf: (field: string): string | undefined => refusal?.body.errors[field] ?? refused[field],
    /** The addresses of all fields of which something is wrong. */
    problemFields: [...Object.keys(refusal?.body.errors ?? {}), ...Object.keys(refused)],
    /** What publishing or a preview has refused, by field. */
    refuse: setRefused,
    change: (part: Partial<ItemForm>) => setForm((before) => ({ ...before, ...part })),
    save: () => save.mutateAsync(form),
    /** Gives up what is written for what somebody else has saved. */
    takeTheirs: () => {
      save.reset()
      setForm(formOf(seen))
      onChanged()
    },
    /** Goes on with what is written; saved once more, it takes the place of theirs, which stays a revision. */
    keepMine: async () => {
      const latest = await dataProvider.getOne<DeskItem>('content', { id: item.id })
      save.reset()
      setSeen(latest.data)
    },
  }
}

/** What the form lacks stands at its fields, and who was faster above them. */
const standsAtItsPlace = (error: Error) => error instanceof ApiError && (error.status === 422 || error.status === 412)

export type ItemFormState = ReturnType<typeof useItemForm>
