import { zDateSetting, type DateSetting } from '@koma/contract/opening-hours.ts'
import { zStaffRentPage, type StaffRent } from '@koma/contract/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { perPageMax } from '../../data/list-query.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'

/** How often the board looks for what others did (milliseconds). */
const refreshEveryMs = 15_000

export interface Board {
  readonly date: string
  readonly setting: DateSetting
  readonly rents: readonly StaffRent[]
}

/** The board of a day (today by the centre's clock when none is given), read anew every 15 s while the tab is seen. */
export function useBoard(date: string | undefined) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  return useQuery<Board>({
    queryKey: [...boardKey, date ?? 'today'],
    queryFn: ({ signal }) => readBoard(dataProvider, date, signal),
    refetchInterval: refreshEveryMs,
    retry: false,
    staleTime: 0,
  })
}

/** The key under which every day's board is kept: invalidating it reads the shown one again. */
export const boardKey = ['rent', 'board'] as const

async function readBoard(
  dataProvider: StaffDataProvider,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<Board> {
  const range = wanted ? { from: wanted, to: wanted } : {}
  const setting = zDateSetting.parse(await dataProvider.read('/date_setting', range, signal))
  const date = wanted ?? setting.today
  return { date, setting, rents: await readRents(dataProvider, date, signal) }
}

/** All bookings of the day: the figures count them all, so every page is read. */
async function readRents(dataProvider: StaffDataProvider, date: string, signal: AbortSignal): Promise<StaffRent[]> {
  const readPage = async (page: number) =>
    zStaffRentPage.parse(await dataProvider.read('/staff/rent', { date, page, per_page: perPageMax }, signal))
  const first = await readPage(1)
  const rents = [...first.data]
  for (let page = 2; page <= first.meta.last_page; page += 1) rents.push(...(await readPage(page)).data)
  return rents
}
