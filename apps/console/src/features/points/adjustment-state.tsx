import type { Adjustment } from '@koma/contract/staff.ts'
import { useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'

/** Where an adjustment stands, who decided, and why it was rejected. */
export function AdjustmentState({ adjustment: row }: { adjustment: Adjustment }) {
  const text = useText()
  return (
    <>
      <StateTag
        state={row.status === 'withdrawn' ? 'cancelled' : row.status}
        word={text(`consolePoints.status_${row.status}`)}
      />
      {row.decided_by && <small>{text('consolePoints.decided_by', { name: row.decided_by })}</small>}
      {row.decision_note && <small>{text('consolePoints.decision_note', { note: row.decision_note })}</small>}
    </>
  )
}
