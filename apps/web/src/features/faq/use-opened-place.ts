import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens what the address leads to. A browser does so where it loads the page; where the router moves, nobody does. */
export function useOpenedPlace(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = hash && document.getElementById(decoded(hash.slice(1)))
    const closed = place && place.closest('details:not([open])')
    if (!closed) return
    closed.setAttribute('open', '')
    closed.scrollIntoView()
  }, [hash])
}

/** Anybody may write an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
