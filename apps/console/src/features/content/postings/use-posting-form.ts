import type { Posting } from '@koma/contract/postings.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../api/api-error.ts'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useLeaveWarning } from '../../../shell/use-leave-warning.ts'
import { withTyped } from '../with-typed.ts'
import { formOf, isDirty, toRequest, type PostingForm } from './posting-form.ts'
import type { PlainValue, PostingSpec } from './posting-specs.ts'

/** What is being written, whether it waits to be saved, and the saving; a stale one says who was faster. */
export function usePostingForm(spec: PostingSpec, posting: Posting | undefined, onSaved: (saved: Posting) => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [form, setForm] = useState(() => formOf(spec, posting))
  const [seen, setSeen] = useState(posting)
  const dirty = isDirty(spec, form, seen)
  useLeaveWarning(dirty)
  // What was moved or what somebody else has saved comes into a form that holds nothing new.
  if (posting && posting.version !== seen?.version && !dirty) {
    setSeen(posting)
    setForm(formOf(spec, posting))
  }
  const save = useSave(spec, seen, (saved, sent) => {
    // At once: a new one moves on to its address, and a form that still looked unsaved would ask whether it may.
    flushSync(() => {
      setSeen(saved)
      setForm((now) => withTyped(now, sent, formOf(spec, saved)))
    })
    onSaved(saved)
  })
  const refusal = save.error instanceof ApiError ? save.error : undefined
  return {
    form,
    dirty,
    seen,
    isSaving: save.isPending,
    stale: refusal?.stale,
    problemOf: (field: string): string | undefined => refusal?.body.errors[field],
    write: (field: string, text: string) => setForm((now) => ({ ...now, words: { ...now.words, [field]: text } })),
    choose: (field: string, value: PlainValue) =>
      setForm((now) => ({ ...now, plain: { ...now.plain, [field]: value } })),
    confirm: (confirmed: PostingForm['confirmed']) => setForm((now) => ({ ...now, confirmed })),
    save: () => save.mutateAsync(form),
    /** Gives up what is written for what somebody else has saved. */
    async takeTheirs() {
      if (!seen) return
      const { data } = await dataProvider.getOne<Posting>(spec.resource, { id: seen.id })
      save.reset()
      setSeen(data)
      setForm(formOf(spec, data))
    },
    /** Goes on with what is written; saved once more, it takes the place of theirs. */
    async keepMine() {
      if (!seen) return
      const { data } = await dataProvider.getOne<Posting>(spec.resource, { id: seen.id })
      save.reset()
      setSeen(data)
    },
  }
}

export type PostingFormState = ReturnType<typeof usePostingForm>

function useSave(spec: PostingSpec, seen: Posting | undefined, onSaved: (saved: Posting, sent: PostingForm) => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  return useMutation({
    async mutationFn(form: PostingForm) {
      const data = toRequest(form)
      const answer = seen
        ? await dataProvider.update(spec.resource, { id: seen.id, data, previousData: seen })
        : await dataProvider.create(spec.resource, { data })
      return answer.data as unknown as Posting
    },
    onSuccess(saved, sent) {
      notify(text('consolePostings.saved'), { type: 'success' })
      void queryClient.invalidateQueries({ queryKey: [spec.resource] })
      onSaved(saved, sent)
    },
    onError(error: Error) {
      if (error instanceof ApiError && (error.status === 422 || error.status === 412)) return
      notify(error.message, { type: 'error' })
    },
  })
}
