import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { siteLinkMark } from './site-link.tsx'

/**
 * Follows links to other screens without a new document: one listener for all of them, so that a screen of hundreds costs
 * no more than one of three. What a component or the reader wants otherwise (a new tab, a saved file) stays as it is.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = screenOf(event)
      if (address === undefined) return
      event.preventDefault()
      const isHere = address === location.pathname + location.search + location.hash
      void navigate(address, { replace: isHere, viewTransition: matchMedia(motionWelcome).matches })
    }
    // On the window: the components' own listeners hang on the document and have been heard.
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}

const motionWelcome = '(prefers-reduced-motion: no-preference)'

/** The address of the screen that a plain click leads to; undefined for every other click. */
function screenOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${siteLinkMark}]`) : null
  return link ? link.pathname + link.search + link.hash : undefined
}
