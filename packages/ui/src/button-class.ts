export type ButtonVariant = 'primary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'large'

/** The look of a stamp for something that is not a `<button>`: a router's link, a `<summary>`, a popover's opener. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'normal', extra?: string): string {
  return ['k-button', `k-button-${variant}`, size === 'large' ? 'k-button-large' : '', extra ?? '']
    .filter(Boolean)
    .join(' ')
}
