import type { CentreEntry } from '@koma/contract/centre.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError, isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { formOf, toRequest, type CentreForm } from './centre-form.ts'

/** What is being written of the centre's facts, and the saving. Who was slower is told so, and keeps what they wrote. */
export function useCentreForm(holding: CentreEntry, version: number, onChanged: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const notify = useNotify()
  const text = useText()
  const [form, setForm] = useState(() => formOf(holding))
  const save = useMutation({
    mutationFn: () => dataProvider.send('POST', '/staff/centre', toRequest(form), version),
    onSuccess() {
      notify(text('consoleCentre.saved'), { type: 'success' })
      onChanged()
    },
    onError(error: Error) {
      if (error instanceof ApiError && error.status === 422) return
      notify(isStale(error) ? text('consoleCentre.stale') : error.message, { type: 'error' })
    },
  })
  const problems = save.error instanceof ApiError ? save.error.body.errors : {}
  return {
    form,
    dirty: JSON.stringify(toRequest(form)) !== JSON.stringify(toRequest(formOf(holding))),
    isSaving: save.isPending,
    /** Of a list, what is wrong with the first of its members that is. */
    problemOf: (field: string): string | undefined =>
      problems[field] ?? Object.entries(problems).find(([name]) => name.startsWith(`${field}.`))?.[1],
    change: (part: Partial<CentreForm>) => setForm((now) => ({ ...now, ...part })),
    save: () => save.mutate(),
  }
}

export type CentreFormState = ReturnType<typeof useCentreForm>
