import {
  Children,
  cloneElement,
  isValidElement,
  use,
  useEffect,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Scripts as routerScripts } from 'react-router'
import { aliveEvent } from '../lib/early-clicks.ts'
import { PageContext } from '../lib/page-context.ts'

/**
 * The router's scripts, fetched after what a reader sees first: the page is whole without them, and on a slow line they
 * would take the style sheet's and the font's turn. Where the page is only read they wait for the reader as well.
 */
export function QuietScripts(props: ComponentProps<typeof routerScripts>) {
  const { words = [], quietStart } = use(PageContext)
  useEffect(() => void dispatchEvent(new Event(aliveEvent)), [])
  const drawn = routerScripts(props)
  if (!quietStart) return <>{changed(drawn, quieted)}</>
  const files = [...words, ...preloadsIn(drawn)]
  return <>{changed(drawn, (element) => waiting(element, (start) => quietStart(start, files)))}</>
}

type Drawn = ReactElement<{ readonly children?: ReactNode }>
type Preload = ReactElement<ComponentProps<'link'> & { readonly href: string }>
type Start = ReactElement<ComponentProps<'script'> & { readonly dangerouslySetInnerHTML: { readonly __html: string } }>

const isPreload = (element: Drawn): element is Preload =>
  (element.props as ComponentProps<'link'>).rel === 'modulepreload'
const isStart = (element: Drawn): element is Start => (element.props as ComponentProps<'script'>).type === 'module'

const quieted = (element: Drawn): ReactNode =>
  isPreload(element) ? cloneElement(element, { fetchPriority: 'low' }) : element

function waiting(element: Drawn, startOf: (start: string) => string): ReactNode {
  if (isPreload(element)) return null
  if (!isStart(element)) return element
  const { __html: start } = element.props.dangerouslySetInnerHTML
  return cloneElement(element, { dangerouslySetInnerHTML: { __html: startOf(start) } })
}

function preloadsIn(drawn: ReactNode): string[] {
  if (!isValidElement<{ readonly children?: ReactNode }>(drawn)) return []
  if (isPreload(drawn)) return [drawn.props.href]
  return Children.toArray(drawn.props.children).flatMap(preloadsIn)
}

/** What the router drew, with each of its elements changed. */
function changed(drawn: ReactNode, change: (element: Drawn) => ReactNode): ReactNode {
  if (!isValidElement<{ readonly children?: ReactNode }>(drawn)) return drawn
  if (drawn.props.children === undefined) return change(drawn)
  return Children.map(drawn.props.children, (child) => changed(child, change))
}
