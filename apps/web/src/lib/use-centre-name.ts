import { useRouteLoaderData } from 'react-router'
import type { CentreFacts } from './centre-facts.ts'
import { useSite } from './use-language.ts'

/** What the centre is called now; on a page without the frame, as it is shipped. Decision: the product */
export function useCentreName(): string {
  const { words } = useSite()
  const frame = useRouteLoaderData<{ readonly centre: CentreFacts }>('routes/shell')
  return frame?.centre.name ?? words('shell.centre')
}
