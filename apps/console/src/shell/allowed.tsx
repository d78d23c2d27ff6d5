import type { ReactNode } from 'react'
import { mayUse, type Resource } from '../auth/access.ts'
import { useMe } from '../auth/use-me.ts'
import { NotAllowed } from './dead-ends.tsx'
import { Waiting } from './waiting.tsx'

interface Props {
  readonly resource: Resource
  readonly action: string
  readonly children: ReactNode
}

/**
 * Shows a page only to those who may open it, at its own address. (React-admin's own check asks the server for the
 * list even when the answer is no.)
 */
export function Allowed({ resource, action, children }: Props) {
  const me = useMe()
  if (!me) return <Waiting />
  return mayUse(me, resource, action) ? children : <NotAllowed />
}
