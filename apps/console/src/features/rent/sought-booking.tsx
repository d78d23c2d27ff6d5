import { zStaffRent, zStaffRentPage, type StaffRent } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Navigate } from 'react-router-dom'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { EmptyNote } from '../../shell/empty-note.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { searchOf, type BoardSearch } from './board-search.ts'

interface Props {
  /** What was scanned or typed. */
  readonly text: string
  /** Back to the day. */
  onBack(): void
}

/** Looks a booking up on whatever day it is and leads to it on the board of its day. */
export function SoughtBooking({ text: typed, onBack }: Props) {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const found = useQuery({
    queryKey: ['rent', 'sought', typed],
    queryFn: ({ signal }) => findBooking(dataProvider, searchOf(typed), signal),
    staleTime: 0,
  })
  if (found.isPending) return <Waiting />
  if (found.isError) return <Problem error={found.error} onRetry={() => void found.refetch()} />
  if (found.data) {
    const params = new URLSearchParams({ date: dayAtDesk(found.data), number: found.data.number })
    return <Navigate to={`/rent?${params}`} replace />
  }
  return (
    <EmptyNote title={text('consoleRent.none_found')} text={text('consoleRent.none_sought', { sought: typed })}>
      <Button onClick={onBack}>{text('consoleRent.go_today')}</Button>
    </EmptyNote>
  )
}

async function findBooking(
  dataProvider: StaffDataProvider,
  search: BoardSearch,
  signal: AbortSignal,
): Promise<StaffRent | null> {
  switch (search.by) {
    case 'number': {
      const answer = await dataProvider.read('/staff/rent', { number: search.number }, signal)
      return zStaffRentPage.parse(answer).data[0] ?? null
    }
    case 'id':
      return zStaffRent.parse(await dataProvider.read(`/staff/rent/${search.id}`, {}, signal))
    case 'words':
    case 'nothing':
      return null
  }
}

/** The day on whose board the desk deals with it: that of its start. */
const dayAtDesk = (rent: StaffRent) => rent.starts_at.slice(0, 10)
