import type { DeskItem, Lock } from '@koma/contract/content-desk.ts'
import { useEffect, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'

/** How often who writes an item says so; after two minutes of silence they count as gone (milliseconds). */
const tellEveryMs = 45_000

/** Holds the item for who writes it, for as long as the page is open; shows who else does. */
export function useLock(item: DeskItem, wants: boolean, onChanged: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const notify = useNotify()
  const [lock, setLock] = useState<Lock | null>(item.lock)
  const { id } = item
  useEffect(() => {
    if (!wants) return undefined
    const say = () =>
      void tellLock(dataProvider, id, false)
        .then(setLock)
        .catch(() => undefined)
    say()
    const timer = setInterval(say, tellEveryMs)
    return () => {
      clearInterval(timer)
      void dataProvider.act({ resource: 'content', id: String(id), action: 'unlock' }).catch(() => undefined)
    }
  }, [dataProvider, id, wants])
  return {
    lock,
    takeOver: () =>
      void tellLock(dataProvider, id, true).then(
        (taken) => {
          setLock(taken)
          onChanged()
        },
        (error: Error) => notify(error.message, { type: 'error' }),
      ),
  }
}

/** Says that somebody writes the item, or takes it over; who holds it now. */
async function tellLock(dataProvider: StaffDataProvider, id: number, takeOver: boolean): Promise<Lock | null> {
  const order = { resource: 'content', id: String(id), action: 'lock', body: { take_over: takeOver } }
  return ((await dataProvider.act(order)) as DeskItem).lock
}
