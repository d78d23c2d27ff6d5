import { Children, cloneElement, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * The router's scripts, fetched after what a reader sees first: the page is whole without them, and on a slow line they
 * would take the style sheet's and the font's turn.
 */
export function QuietScripts(props: ComponentProps<typeof Scripts>) {
  return quieted(Scripts(props))
}

function quieted(drawn: ReactNode): ReactNode {
  if (!isValidElement<{ rel?: string; children?: ReactNode }>(drawn)) return drawn
  if (drawn.props.rel === 'modulepreload')
    return cloneElement(drawn as ReactElement<ComponentProps<'link'>>, { fetchPriority: 'low' })
  if (drawn.props.children === undefined) return drawn
  return Children.map(drawn.props.children, quieted)
}
