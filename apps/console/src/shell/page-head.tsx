import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly title: string
  /** What stands beside the title: the page's own actions. */
  readonly children?: ReactNode
}

/** The heading of a page: it names the document, and takes the focus when the reader has moved to the page. */
export function PageHead({ title, children }: Props) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    document.title = text('consoleShell.document_title', { title })
  }, [text, title])
  useEffect(() => {
    // 'default' is the page with which the console was opened. A field that wants the focus for itself keeps it.
    if (key === 'default' || document.activeElement?.matches('input, textarea, select')) return
    heading.current?.focus()
  }, [key])
  return (
    <div className="c-page-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
