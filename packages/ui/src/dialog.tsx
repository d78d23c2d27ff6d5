import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** The buttons; the safe one first. */
  actions: ReactNode
  closeWord: string
  /** After Escape, the close button or a press beside it. */
  onClose: () => void
}

/** A question that must be answered first: the browser's own dialog, so focus and Escape are right. */
export function Dialog({ open, title, children, actions, closeWord, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // The browser keeps a modal dialog open by a call, not by an attribute.
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  // A click beside the dialog is a convenience of the mouse: the keyboard has Escape and the close button.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="k-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className="k-dialog-in">
        <div className="k-dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="k-dialog-close"
            aria-label={closeWord}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
              <path d="M3 3L17 17M17 3L3 17" stroke="currentColor" strokeWidth="4" />
            </svg>
          </button>
        </div>
        <div className="k-dialog-words">{children}</div>
        <div className="k-dialog-actions">{actions}</div>
      </div>
    </dialog>
  )
}
