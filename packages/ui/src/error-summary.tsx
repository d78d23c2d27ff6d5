import type { MouseEvent, Ref } from 'react'

export interface ErrorSummaryProps {
  title: string
  /** In the order of the fields; `fieldId` is the id of the control that the line leads to. */
  errors: ReadonlyArray<{ fieldId?: string; message: string }>
  /** To move the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong, on top of the form, each line a link to its field. Draws nothing when nothing is wrong. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div className="k-error-summary" role="alert" tabIndex={-1} ref={ref}>
      <p className="k-error-summary-title">{title}</p>
      <ul role="list">
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''}:${error.message}`}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} onClick={goToField}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const controls = 'input, select, textarea, button, [tabindex]'

/** The address stays as it is: a step in the history would let Back lose what was typed. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  // A group is no control itself; its first one is.
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls)
  if (!control) return
  event.preventDefault()
  control.scrollIntoView({ block: 'center' })
  control.focus()
}
