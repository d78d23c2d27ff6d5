import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Milliseconds after which waiting is drawn (quicker changes would only flicker), and after which it wants a word. */
const slowAfterMs = 150
const longAfterMs = 4000

export type Waiting = 'none' | 'slow' | 'long'

/** How long the next page or a form's answer has been awaited. */
export function useWaiting(): Waiting {
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  const [waiting, setWaiting] = useState<Waiting>('none')
  useEffect(() => {
    if (!isBusy) return
    const slow = setTimeout(() => setWaiting('slow'), slowAfterMs)
    const long = setTimeout(() => setWaiting('long'), longAfterMs)
    return () => {
      clearTimeout(slow)
      clearTimeout(long)
      setWaiting('none')
    }
  }, [isBusy])
  return waiting
}
