import { itemPath } from '@koma/domain/item-path.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../lib/use-language.ts'

/**
 * Opens what the address leads to. A browser does so where it loads the page; where the router moves, nobody does. An answer
 * that stands on another page, which an address without its question cannot tell the server, is looked for there.
 */
export function useOpenedPlace(): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { language } = useSite()
  useEffect(() => {
    const place = hash && document.getElementById(decoded(hash.slice(1)))
    const elsewhere = /^#q(\d{1,9})$/.exec(hash)?.[1]
    if (!place && elsewhere && !new URLSearchParams(search).has('question')) {
      void navigate(itemPath(language, { kind: 'faq', id: Number(elsewhere), type: null }), { replace: true })
      return
    }
    const closed = place && place.closest('details:not([open])')
    if (!closed) return
    closed.setAttribute('open', '')
    closed.scrollIntoView()
  }, [hash, search, language, navigate])
}

/** Anybody may write an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
