import type { Rent } from '@koma/contract/rent.ts'
import { QrCode } from '@koma/ui/qr-code.tsx'
import { useSite } from '../../lib/use-language.ts'

/** The code that the desk scans; nothing once the desk has nothing left to do with the booking. */
export function CheckInCode({ rent }: { rent: Pick<Rent, 'number' | 'check_in_url'> }) {
  const { words } = useSite()
  if (!rent.check_in_url) return null
  return <QrCode content={rent.check_in_url} label={words('rent.checkInCode', { number: rent.number })} />
}

/** The same, folded away among the facts of a record. */
export function FoldedCheckInCode({ rent }: { rent: Pick<Rent, 'number' | 'check_in_url'> }) {
  const { words } = useSite()
  if (!rent.check_in_url) return null
  return (
    <details className="web-history">
      <summary>{words('rent.showCode')}</summary>
      <p className="k-small">{words('rent.showCodeText')}</p>
      <CheckInCode rent={rent} />
    </details>
  )
}
