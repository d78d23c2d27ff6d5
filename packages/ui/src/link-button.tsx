import { buttonClass } from './button-class.ts'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { UiLink } from './link.tsx'
import type { LinkProps } from './link.tsx'

/** A link that looks like a stamp: it goes somewhere, it does nothing. */
export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: LinkProps & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <UiLink {...rest} className={buttonClass(variant, size, className)} />
}
