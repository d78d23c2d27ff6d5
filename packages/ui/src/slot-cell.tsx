import type { ButtonHTMLAttributes, Ref } from 'react'
import { StateMark } from './state-tag.tsx'
import type { StateLook } from './state-tag.tsx'

export type SlotState = 'free' | 'taken' | 'closed' | 'mine' | 'past'

export interface SlotCellProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'disabled' | 'aria-label' | 'aria-pressed' | 'aria-disabled'
> {
  state: SlotState
  /** The state in one short word, drawn in the cell: "free", "taken"… */
  word: string
  /** Day and hour for the ears; the word is said after it. */
  label: string
  /** Why it cannot be chosen, or what it costs: said last, and shown as a tooltip. */
  reason?: string | undefined
  /** Chosen by the reader now: only a free cell can be. */
  selected?: boolean
  /** Was chosen, and cannot be had: keeps its state and is ringed. */
  wished?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * One hour of one day: a pattern and a word, at least 44 px. Every cell takes the focus, so that a closed one can say why.
 */
export function SlotCell({
  state,
  word,
  label,
  reason,
  selected = false,
  wished = false,
  className,
  type = 'button',
  ...rest
}: SlotCellProps) {
  const can = state === 'free'
  return (
    <td role="gridcell" className="k-slots-cell" aria-selected={can ? selected : undefined}>
      <button
        {...rest}
        type={can ? type : 'button'}
        className={className ? `k-slot ${className}` : 'k-slot'}
        data-state={selected ? 'selected' : state}
        data-wished={wished || undefined}
        aria-label={[label, word, reason].filter(Boolean).join(' ')}
        title={reason}
        aria-pressed={can ? selected : undefined}
        aria-disabled={can ? undefined : true}
      >
        <StateMark look={selected ? 'good' : looks[state]} />
        <span className="k-slot-word">{word}</span>
      </button>
    </td>
  )
}

const looks = { free: 'free', taken: 'taken', closed: 'closed', mine: 'mine', past: 'over' } satisfies Record<
  SlotState,
  StateLook
>
