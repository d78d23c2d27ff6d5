import { Button } from '@koma/ui/button.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useState } from 'react'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { useSite } from '../../lib/use-language.ts'

interface CopyAddressProps {
  readonly address: string
  readonly onCopied: () => void
}

/** The address, to be copied by a button, or by hand where there are no scripts or the browser refuses. */
export function CopyAddress({ address, onCopied }: CopyAddressProps) {
  const { words } = useSite()
  const isAlive = useIsAlive()
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = async () => {
    // A page that is not served securely has no clipboard at all.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? 'copied' : 'copyFailed')
    if (isCopied) onCopied()
  }
  return (
    <div className="web-share-address">
      <TextField
        name="address"
        label={words('collect.address')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {isAlive ? <Button onClick={() => void copy()}>{words('collect.copy')}</Button> : null}
      <p role="status" className="web-share-said">
        {said ? words(`collect.${said}`) : null}
      </p>
    </div>
  )
}
