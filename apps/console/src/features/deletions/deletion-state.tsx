import type { StaffDeletion } from '@koma/contract/deletion.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'

/** Where a request stands, and who did the last step. */
export function DeletionState({ deletion: row }: { deletion: StaffDeletion }) {
  const text = useText()
  const formats = useFormats()
  const step = lastStep(row)
  return (
    <>
      <StateTag
        state={row.is_late ? 'overdue' : looks[row.status]}
        word={text(`consoleDeletions.status_${row.status}`)}
      />
      {row.settlement && (
        <small>
          {text(`consoleDeletions.settled_${row.settlement}`, {
            points: formats.number(row.settled_points ?? 0),
            reference: row.settlement_reference ?? '',
          })}
        </small>
      )}
      {step && <small>{text('consoleDeletions.by', { name: step.name, at: formats.at(step.at) })}</small>}
    </>
  )
}

/** The pattern of each state, from those of the console. */
const looks = {
  requested: 'waiting',
  contacted: 'processing',
  settled: 'applied',
  erased: 'over',
  withdrawn: 'cancelled',
} as const satisfies Record<StaffDeletion['status'], string>

function lastStep(row: StaffDeletion): { name: string; at: string } | undefined {
  const steps = [
    [row.erased_by, row.closed_at],
    [row.settled_by, row.settled_at],
    [row.contacted_by, row.contacted_at],
  ] as const
  for (const [name, at] of steps) if (name !== null && at !== null) return { name, at }
  return undefined
}
