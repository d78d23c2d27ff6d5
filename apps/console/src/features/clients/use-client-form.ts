import type { Client } from '@koma/contract/clients.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError, isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { formOf, problemsOf, toRequest, type ClientField, type ClientForm } from './client-form.ts'

/** The state of an app's form: what is typed, what is wrong with it (once it was tried), and the sending. */
export function useClientForm(client: Client | undefined, onDone: () => void) {
  const text = useText()
  const [form, setForm] = useState(() => formOf(client))
  const [isTried, setTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const save = useSaveClient(client, onDone)
  const problems = problemsOf(form)
  return {
    form,
    element,
    isSending: save.isPending,
    messageOf(field: ClientField): string | undefined {
      const refused = save.error instanceof ApiError ? save.error.body.errors[field] : undefined
      const problem = problems[field]
      return isTried && problem ? text(`consoleClients.${problem}`) : refused
    },
    change(part: Partial<ClientForm>) {
      save.reset()
      setForm({ ...form, ...part })
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTried(true)
      const [wrong] = Object.keys(problems)
      if (wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      else save.mutate(form)
    },
  }
}

function useSaveClient(client: Client | undefined, onDone: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  return useMutation({
    mutationFn: async (form: ClientForm) => {
      const { disabled, ...fields } = toRequest(form)
      if (!client) return dataProvider.create('clients', { data: fields })
      const data = { ...fields, disabled }
      return dataProvider.update('clients', { id: client.id, data, previousData: client })
    },
    onSuccess: () => {
      notify(text(client ? 'consoleClients.done_change' : 'consoleClients.done_add'), { type: 'success' })
      onDone()
    },
    onError: (error: Error) => {
      // The messages of a 422 stand at its fields.
      if (error instanceof ApiError && error.status === 422) return
      notify(isStale(error) ? text('consoleShell.stale') : error.message, { type: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['clients'] }),
  })
}
