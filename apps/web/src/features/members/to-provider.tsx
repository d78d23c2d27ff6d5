import { LinkButton } from '@koma/ui/link-button.tsx'
import { useEffect } from 'react'
import { useSite } from '../../lib/use-language.ts'

/** The way to the provider, taken by itself. A page and no redirect: a form may lead to this site alone (`form-action`). */
export function ToProvider({ name, address }: { readonly name: string; readonly address: string }) {
  const { words } = useSite()
  useEffect(() => location.assign(address), [address])
  return (
    <div className="k-box k-stack">
      <p role="status">{words('apps.linkLeads', { name })}</p>
      <div>
        <LinkButton href={address}>{words('apps.linkSubmit', { name })}</LinkButton>
      </div>
    </div>
  )
}
