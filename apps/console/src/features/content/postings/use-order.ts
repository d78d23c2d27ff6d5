import type { Posting } from '@koma/contract/postings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { useText } from '../../../i18n/use-text.ts'
import { moved } from './moved.ts'
import type { PostingSpec } from './posting-specs.ts'

/** Rows that one call gives at most. Source: api.md "lists" */
const perPage = 100

/** A list as it stands and as it is being put; `type` of questions. Who is slower than somebody else begins anew. */
export function useOrder(spec: PostingSpec, type: number | undefined, onDone: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const [put, setPut] = useState<{ readonly of: number | undefined; readonly list: readonly Posting[] }>()
  const standing = useQuery({
    queryKey: [spec.resource, 'order', type],
    enabled: spec.order !== 'type' || type !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) => everyPosting(dataProvider, spec, type, signal),
  })
  const list = put && put.of === type ? put.list : standing.data
  const idsOf = (postings: readonly Posting[]) => postings.map(({ id }) => id)
  const save = useMutation({
    mutationFn: () =>
      dataProvider.send('PUT', `/staff/${spec.resource}/order`, {
        ids: idsOf(list ?? []),
        seen: idsOf(standing.data ?? []),
      }),
    onSuccess() {
      notify(text('consolePostings.done_order'), { type: 'success' })
      onDone()
    },
    onError(error: Error) {
      notify(error.message, { type: 'error' })
      setPut(undefined)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [spec.resource] }),
  })
  return {
    list,
    isChanged: list !== undefined && idsOf(list).join() !== idsOf(standing.data ?? []).join(),
    isSaving: save.isPending,
    move: (from: number, to: number) => list && setPut({ of: type, list: moved(list, from, to) }),
    save: () => save.mutate(),
  }
}

async function everyPosting(
  dataProvider: StaffDataProvider,
  { resource }: PostingSpec,
  type: number | undefined,
  signal: AbortSignal,
): Promise<readonly Posting[]> {
  const rows: Posting[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { page, per_page: perPage, ...(type === undefined ? {} : { type }) }
    const answer = (await dataProvider.read(`/staff/${resource}`, query, signal)) as {
      readonly data: readonly Posting[]
      readonly meta: { readonly last_page: number }
    }
    rows.push(...answer.data)
    last = answer.meta.last_page
  }
  return rows
}
