import { useEffect, useRef, useState } from 'react'

/** How long after the last key a typed filter is applied (milliseconds). */
const applyAfterMs = 400

/**
 * What is typed into a filter, applied a moment after the last key. When the filter is changed from elsewhere
 * (cleared), the field follows; its own echo never takes back what has been typed meanwhile.
 */
export function useTyped(applied: string, onApply: (value: string) => void) {
  const [typed, setTyped] = useState(applied)
  const [seen, setSeen] = useState(applied)
  const [sent, setSent] = useState(applied)
  if (applied !== seen) {
    setSeen(applied)
    if (applied !== sent) {
      setTyped(applied)
      setSent(applied)
    }
  }
  const apply = useRef(onApply)
  useEffect(() => {
    apply.current = onApply
  })
  useEffect(() => {
    if (typed === sent || typed === applied) return undefined
    const timer = setTimeout(() => {
      setSent(typed)
      apply.current(typed)
    }, applyAfterMs)
    return () => clearTimeout(timer)
  }, [typed, sent, applied])
  return { typed, type: setTyped }
}
