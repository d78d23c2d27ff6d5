import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'

const steps = [
  { title: 'home.step1Title', text: 'home.step1Text' },
  { title: 'home.step2Title', text: 'home.step2Text' },
  { title: 'home.step3Title', text: 'home.step3Text' },
  { title: 'home.step4Title', text: 'home.step4Text' },
] as const

/** The way to membership as a strip of four panels. */
export function HowToJoin() {
  const { words } = useSite()
  return (
    <section aria-labelledby="join">
      <SectionHeading id="join" sound={words('home.joinStepsSound')}>
        {words('home.joinStepsTitle')}
      </SectionHeading>
      <ol className="web-strip" role="list">
        {steps.map((step, place) => (
          <Panel as="li" key={step.title} lean={place % 2 ? 'start' : 'end'}>
            <div className="web-strip-words">
              <span className="web-strip-number" aria-hidden="true">
                {place + 1}
              </span>
              <h3>{words(step.title)}</h3>
              <p>{words(step.text)}</p>
            </div>
          </Panel>
        ))}
      </ol>
    </section>
  )
}
