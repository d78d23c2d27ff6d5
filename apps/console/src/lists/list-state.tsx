import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { EmptyNote } from '../shell/empty-note.tsx'
import { Problem } from '../shell/problem.tsx'
import { Waiting } from '../shell/waiting.tsx'

/** Waiting, a problem, nothing, or the rows. "No Data Found" where filters left nothing, else "No Record". Source: product §8 */
export function ListState({ emptyNext, children }: { emptyNext: string; children: ReactNode }) {
  const text = useText()
  const list = useListContext()
  if (list.isPending) return <Waiting />
  if (list.error) return <Problem error={list.error} onRetry={() => void list.refetch()} />
  if (list.data.length > 0) return <div aria-busy={list.isFetching}>{children}</div>
  if (Object.keys(list.filterValues).length === 0)
    return <EmptyNote title={text('consoleShell.no_record')} text={emptyNext} />
  return (
    <EmptyNote title={text('consoleShell.no_data')} text={text('consoleShell.no_data_next')}>
      <Button onClick={() => list.setFilters({})}>{text('ra.navigation.clear_filters')}</Button>
    </EmptyNote>
  )
}
