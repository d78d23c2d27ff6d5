import type { Lock } from '@koma/contract/content-desk.ts'
import { useEffect, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'

/** How often who writes something says so; after two minutes of silence they count as gone (milliseconds). */
const tellEveryMs = 45_000

/** What is written by one person at a time: an item, or a posting. */
interface Locked {
  /** The word of its calls, as `content` or `panels`. */
  readonly resource: string
  readonly id: number
  readonly lock: Lock | null
}

/** Holds a record for who writes it, for as long as the page is open; shows who else does. */
export function useLock({ resource, id, lock: first }: Locked, wants: boolean, onChanged: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const notify = useNotify()
  const [lock, setLock] = useState<Lock | null>(first)
  useEffect(() => {
    if (!wants) return undefined
    const say = () =>
      void tellLock(dataProvider, { resource, id }, false)
        .then(setLock)
        .catch(() => undefined)
    say()
    const timer = setInterval(say, tellEveryMs)
    return () => {
      clearInterval(timer)
      void dataProvider.act({ resource, id: String(id), action: 'unlock' }).catch(() => undefined)
    }
  }, [dataProvider, resource, id, wants])
  return {
    lock,
    takeOver: () =>
      void tellLock(dataProvider, { resource, id }, true).then(
        (taken) => {
          setLock(taken)
          onChanged()
        },
        (error: Error) => notify(error.message, { type: 'error' }),
      ),
  }
}

/** Says that somebody writes it, or takes it over; who holds it now. */
async function tellLock(
  dataProvider: StaffDataProvider,
  { resource, id }: Pick<Locked, 'resource' | 'id'>,
  takeOver: boolean,
): Promise<Lock | null> {
  const order = { resource, id: String(id), action: 'lock', body: { take_over: takeOver } }
  return ((await dataProvider.act(order)) as { readonly lock: Lock | null }).lock
}
