import type { OldUserImport } from '@koma/contract/old-user-imports.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'

/** While a worker goes through the list, its progress is asked for so often (milliseconds). */
const progressMs = 1_000

const keyOf = (id: string) => ['old_user_imports', id]

/** One list; asked for again and again while a worker goes through it. */
export function useImport(id: string) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await dataProvider.read(`/staff/old_user_imports/${id}`, {}, signal)) as OldUserImport,
    refetchInterval: ({ state }) => (isAtWork(state.data) ? progressMs : false),
  })
}

const isAtWork = (list: OldUserImport | undefined) => list?.status === 'checking' || list?.status === 'importing'

/** An action on the list; the page shows what it answers. */
export function useImportAction(list: OldUserImport, done?: string) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  return useMutation({
    mutationFn: async (order: { readonly action: string; readonly body?: unknown; readonly version?: number }) =>
      (await dataProvider.act({ ...order, resource: 'old_user_imports', id: list.id })) as OldUserImport,
    onSuccess: (answer) => {
      queryClient.setQueryData(keyOf(list.id), answer)
      if (done) notify(done, { type: 'success' })
    },
    onError: (error: Error) => {
      notify(isStale(error) ? text('consoleShell.stale') : error.message, { type: 'error' })
      void queryClient.invalidateQueries({ queryKey: keyOf(list.id) })
    },
  })
}
