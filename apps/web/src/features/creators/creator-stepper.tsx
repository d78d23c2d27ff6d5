import { Stepper } from '@koma/ui/stepper.tsx'
import { useSite } from '../../lib/use-language.ts'

/** The three steps of the application. Source: product §2 "Creator application steps" */
export function CreatorStepper({ current }: { current: 0 | 1 | 2 | 3 }) {
  const { words } = useSite()
  return (
    <Stepper
      label={words('creators.steps')}
      steps={[words('creators.stepOpen'), words('creators.stepInfo'), words('creators.stepDone')]}
      current={current}
      doneWord={words('creators.stepPassed')}
    />
  )
}
