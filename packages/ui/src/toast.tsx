import type { ReactNode } from 'react'

/**
 * The place where toasts stand. Always in the page, also while empty, because a live region that arrives together with
 * its words is not read out.
 */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="k-toasts" role="status" aria-live="polite" aria-label={label}>
      {children}
    </div>
  )
}

export interface ToastProps {
  tone: 'success' | 'error'
  children: string
  /** A sound word, silent for the ears. */
  sound?: string
}

/** A short word after an act: green when it worked, red when not, each with its own mark. Source: product §8 */
export function Toast({ tone, children, sound }: ToastProps) {
  return (
    <div className="k-toast" data-tone={tone}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d={tone === 'success' ? 'M3 13L9 20 21 4' : 'M12 3V14M12 20V20.2'} />
      </svg>
      <p>{children}</p>
      {sound ? (
        <span className="k-toast-sound" lang="en" aria-hidden="true">
          {sound}
        </span>
      ) : null}
    </div>
  )
}
