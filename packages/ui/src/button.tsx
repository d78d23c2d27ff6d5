import { useId } from 'react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonSize, ButtonVariant } from './button-class.ts'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-disabled'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Why it cannot be pressed now. The sentence disables the button and stands beside it; there is no other way. */
  disabledReason?: string | null | undefined
  /** Set while the work is under way: the word replaces nothing, it is added for the ears. */
  busyWord?: string | null | undefined
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that presses like a stamp. A disabled one keeps the focus and says why, so that nobody meets a dead control.
 * `type` is `button` unless told otherwise.
 */
export function Button({
  children,
  variant,
  size,
  disabledReason,
  busyWord,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const describedBy = [rest['aria-describedby'], disabledReason ? reasonId : ''].filter(Boolean).join(' ')
  const still = Boolean(disabledReason) || Boolean(busyWord)
  const button = (
    <button
      {...rest}
      type={disabledReason ? 'button' : type}
      className={buttonClass(variant, size, className)}
      aria-disabled={still || undefined}
      aria-busy={busyWord ? true : rest['aria-busy']}
      aria-describedby={describedBy || undefined}
      onClick={still ? stop : rest.onClick}
    >
      {busyWord ? <span className="k-button-ink" aria-hidden="true" /> : null}
      <span>{children}</span>
      {busyWord ? <span className="k-ears">{busyWord}</span> : null}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className="k-button-held">
      {button}
      <span className="k-button-reason" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  )
}

function stop(event: MouseEvent) {
  event.preventDefault()
}
