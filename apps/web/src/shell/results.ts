import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The place of what was found, below the tools of a list. */
export const resultsId = 'results'

/** An address of a list that leads past its tools: what a choice has changed is what is seen next. Works without scripts. */
export const toResults = (path: string): string => `${path}#${resultsId}`

/** After a choice inside the application the focus stands where the browser has scrolled: at what was found. */
export function useResultsArrival(): void {
  const { key, hash } = useLocation()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (hash === `#${resultsId}`) document.getElementById(resultsId)?.focus({ preventScroll: true })
  }, [key, hash])
}
