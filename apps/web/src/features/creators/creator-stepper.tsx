import { Stepper } from '@koma/ui/stepper.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { ApplicationStep } from './application-step.ts'

/** The three steps of the application. Source: product §2 "Creator application steps" */
export function CreatorStepper({ current }: { current: ApplicationStep }) {
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
