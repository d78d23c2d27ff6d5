import { Breadcrumbs } from '@koma/ui/breadcrumbs.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../lib/use-language.ts'

/** The way back to the home page; `items` lead from below it to this page. */
export function Trail({ items }: { items: ReadonlyArray<{ href: string; label: ReactNode }> }) {
  const { words, paths } = useSite()
  return (
    <Breadcrumbs
      label={words('shell.trail')}
      items={[{ href: paths.home(), label: words('shell.navHome') }, ...items]}
    />
  )
}
