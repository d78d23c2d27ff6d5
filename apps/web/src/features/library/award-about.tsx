import type { Award } from '@koma/contract/library.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { SpeechBubble } from '@koma/ui/speech-bubble.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { SaidName } from '../../shell/said-name.tsx'

/** What the award is, and what the minister says. Source: product §2 "Award section" */
export function AwardAbout({ award }: { award: Award }) {
  const { words, language } = useSite()
  const about = wordsOf(award, 'about', language)
  const message = wordsOf(award, 'minister_message', language)
  return (
    <div className="web-award-about">
      <section className="k-stack k-column" aria-labelledby="about">
        <SectionHeading id="about">{words('library.aboutAward')}</SectionHeading>
        <p className="k-lead">
          <SaidName of={award.award} /> · {words('library.sinceYear', { year: award.since })}
        </p>
        <p>
          <Said said={about} /> <LanguageBadge said={about} />
        </p>
      </section>
      {message ? (
        <section className="k-stack" aria-labelledby="message">
          <SectionHeading id="message">{words('library.message')}</SectionHeading>
          <SpeechBubble tail="start">
            <p>
              <Said said={message} /> <LanguageBadge said={message} />
            </p>
          </SpeechBubble>
        </section>
      ) : null}
    </div>
  )
}
