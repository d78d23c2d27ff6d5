export interface StepperProps {
  /** The name of the whole way, such as "Registration". */
  label: string
  steps: readonly string[]
  /** Place of the step being done, from 0. */
  current: number
  /** Said after the name of a step that is done. */
  doneWord: string
}

/** Where one stands on a way of several steps: numbers in panels, a tick on what is done. */
export function Stepper({ label, steps, current, doneWord }: StepperProps) {
  return (
    <ol className="k-stepper" role="list" aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          data-state={place < current ? 'done' : place === current ? 'current' : 'ahead'}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className="k-stepper-number" aria-hidden="true">
            {place < current ? '✓' : place + 1}
          </span>
          <span>{step}</span>
          {place < current ? <span className="k-ears">{doneWord}</span> : null}
        </li>
      ))}
    </ol>
  )
}
