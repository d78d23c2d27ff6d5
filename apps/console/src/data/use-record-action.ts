import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { isStale } from '../api/api-error.ts'
import { useText } from '../i18n/use-text.ts'
import type { Act, StaffDataProvider } from './data-provider.ts'

/** A named action on one record, with the version that is on the screen where the record has one. */
export type RecordOrder = Omit<Act, 'resource'>

/**
 * Does a named action, tells what happened, and reads the resource's lists again: also after a refusal, because
 * then the screen is not what the server knows.
 */
export function useRecordAction<Order extends RecordOrder>(resource: string, done: (order: Order) => string) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  return useMutation({
    mutationFn: (order: Order) => dataProvider.act({ ...order, resource }),
    onSuccess: (_, order) => notify(done(order), { type: 'success' }),
    onError: (error: Error) => notify(isStale(error) ? text('consoleShell.stale') : error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  })
}
