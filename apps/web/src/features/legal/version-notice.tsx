import type { PageAnswer } from '@koma/contract/pages.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { useId } from 'react'
import { plainDate } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { versionAddress } from './version-address.ts'

/**
 * Above the version that holds: that another one is announced, and from when it holds. Above the announced one: that it
 * does not hold yet, and what it changes. Nothing where none is announced. Decision: 0026
 */
export function VersionNotice({ page }: { page: PageAnswer }) {
  const { words, paths, language } = useSite()
  const heading = useId()
  const coming = page.versions.find(({ state }) => state === 'coming')
  const shown = page.versions.find(({ version }) => version === page.version)
  if (!coming || !shown || shown.state === 'past') return null
  const address = versionAddress(paths, page.slug)
  const date = plainDate(words, coming.published_on)
  const isComing = shown.state === 'coming'
  const changes = isComing ? localised(page, 'changes', language) : []
  return (
    <Panel as="section" colour="yellow" className="web-version-notice">
      <div className="k-stack" role="note" aria-labelledby={heading}>
        <h2 id={heading}>{words(isComing ? 'versions.notYetTitle' : 'versions.comingTitle')}</h2>
        <p>{words(isComing ? 'versions.notYet' : 'versions.coming', { date })}</p>
        {changes.length > 0 ? (
          <>
            <p>
              <strong>{words('versions.changes')}</strong>
            </p>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </>
        ) : null}
        <div>
          <LinkButton href={isComing ? address() : address(coming.version)} variant="quiet">
            {words(isComing ? 'versions.heldLink' : 'versions.comingLink')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  )
}
