import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { Waiting } from '../../../shell/waiting.tsx'
import { OrderList } from './order-list.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { useFaqTypes } from './use-faq-types.ts'
import { useOrder } from './use-order.ts'

/** Puts all postings of a list, or the questions of one type, in another order: by dragging, by buttons, by keys. */
export function OrderDialog({ spec, onClose }: { spec: PostingSpec; onClose(): void }) {
  const text = useText()
  const [type, setType] = useState<number>()
  const types = useFaqTypes(spec.order === 'type')
  const chosen = type ?? types[0]?.id
  const order = useOrder(spec, spec.order === 'type' ? chosen : undefined, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="order-title">
      <DialogTitle id="order-title">{text('consolePostings.order')}</DialogTitle>
      <DialogContent className="c-stack">
        {spec.order === 'type' && <TypeChoice types={types} chosen={chosen} onChoose={setType} />}
        <p>{text('consolePostings.order_hint')}</p>
        {order.list ? <OrderList spec={spec} list={order.list} onMove={order.move} /> : <Waiting />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button disabled={!order.isChanged || order.isSaving} onClick={order.save}>
          {text('consolePostings.save_order')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface TypeChoiceProps {
  readonly types: ReturnType<typeof useFaqTypes>
  readonly chosen: number | undefined
  onChoose(type: number): void
}

function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
  const text = useText()
  const formats = useFormats()
  const id = useId()
  return (
    <div className="c-field">
      <label htmlFor={id}>{text('consolePostings.type')}</label>
      <select
        id={id}
        className="c-input"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {types.map((one) => (
          <option key={one.id} value={one.id}>
            {formats.name(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
