import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a page change inside the application: the focus moves to the new page's head, and its title is returned to be
 * read out. A document that was just loaded keeps the browser's own ways. Source: STYLE.md 16
 */
export function useArrival(): string {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const head = document.querySelector<HTMLElement>('main h1')
    if (head) {
      head.tabIndex = -1
      head.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [pathname])
  return title
}
