import { StateTag } from '@koma/ui/state-tag.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { dateTime, plainDate } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import type { MemberAgreement } from './agreements.ts'

const languageWords = { zh: 'shell.languageZh', ja: 'shell.languageJa', en: 'shell.languageEn' } as const

/** One text: which version holds, whether it was agreed to, and every consent with its day. */
export function AgreementRecord({ agreement }: { agreement: MemberAgreement }) {
  const { words, language, paths } = useSite()
  const { document, version, consents, due } = agreement
  const title = localised(agreement, 'title', language)
  const address = document === 'terms' ? paths.terms : paths.privacy
  return (
    <section className="k-box k-stack" aria-labelledby={`record-${document}`}>
      <div className="web-device-name">
        <h2 id={`record-${document}`}>{title}</h2>
        <StateTag look={due ? 'review' : 'mine'}>{words(due ? 'agreements.isDue' : 'agreements.agreedNow')}</StateTag>
      </div>
      <p>
        {words('agreements.current', { version, date: plainDate(words, agreement.published_on) })}{' '}
        <UiLink href={address()}>
          {words('agreements.whole')} <span className="k-ears">{title}</span>
        </UiLink>
      </p>
      {consents.length === 0 ? <p className="k-quiet">{words('agreements.none')}</p> : null}
      <ul>
        {consents.map((consent) => (
          <li key={consent.version}>
            <UiLink href={address(consent.version)}>{consentLine(words, consent)}</UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function consentLine(words: Words, { version, agreed_at, language }: MemberAgreement['consents'][number]): string {
  const facts = { version, at: dateTime(words, agreed_at) }
  if (language === null) return words('agreements.record', facts)
  return words('agreements.recordRead', { ...facts, language: words(languageWords[language]) })
}
