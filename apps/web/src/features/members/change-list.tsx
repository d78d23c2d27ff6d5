import { LinkButton } from '@koma/ui/link-button.tsx'
import { plainDate } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MemberAgreement } from './agreements.ts'

/** What each version that the member has not agreed to says otherwise, and the way to the whole text. */
export function ChangeList({ agreement }: { agreement: MemberAgreement }) {
  const { words, language, paths } = useSite()
  const title = localised(agreement, 'title', language)
  const address = agreement.document === 'terms' ? paths.terms : paths.privacy
  return (
    <div className="k-stack web-changes">
      <h3>{title}</h3>
      {agreement.unseen.map((one) => (
        <div key={one.version}>
          <p className="k-quiet k-small">
            {words('agreements.versionOf', {
              version: one.version,
              date: plainDate(words, one.published_on),
            })}
          </p>
          <ul>
            {localised(one, 'changes', language).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <LinkButton href={address()} variant="quiet">
          {words('agreements.whole')} <span className="k-ears">{title}</span>
        </LinkButton>
      </div>
    </div>
  )
}
