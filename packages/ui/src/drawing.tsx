import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'

export interface DrawingProps {
  /** Names the picture: another name, another picture. */
  name: string
  viewBox: string
  /** How the picture fills a box of another shape. */
  align?: string
  className: string
  /** Its lines: a `lazy` component in a browser, so that the code which draws is not part of a first visit. */
  children: ReactNode
}

/**
 * A picture that the server draws. The browser keeps what it was sent and neither fetches nor runs what drew it; only a
 * screen that the browser puts together itself draws its pictures there. An ornament, silent for a screen reader.
 */
export const Drawing = import.meta.env.SSR ? DrawnDrawing : SentDrawing

function SentDrawing({ name, ...picture }: DrawingProps) {
  const hydrating = useSyncExternalStore(never, no, yes)
  const [sent] = useState(hydrating ? name : undefined)
  if (sent !== name) return <DrawnDrawing key={name} name={name} {...picture} />
  // React leaves alone what stands inside such an element in the page that the server sent.
  return <svg {...frameOf(picture)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

function DrawnDrawing({ children, ...picture }: DrawingProps) {
  return <svg {...frameOf(picture)}>{import.meta.env.SSR ? children : <Suspense>{children}</Suspense>}</svg>
}

function frameOf({ viewBox, align, className }: Pick<DrawingProps, 'viewBox' | 'align' | 'className'>) {
  return { className, viewBox, preserveAspectRatio: align, 'aria-hidden': true, focusable: false } as const
}

const never = () => () => {}
const no = () => false
const yes = () => true
