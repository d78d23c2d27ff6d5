import type { PageAnswer } from '@koma/contract/pages.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { plainDate } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Trail } from '../../shell/trail.tsx'
import { versionAddress } from './version-address.ts'
import { VersionList } from './version-list.tsx'
import { VersionNotice } from './version-notice.tsx'

/** A text that people go by, with its version and the way to the others. Source: product §2. Decision: 0026 */
export function LegalPage({ page }: { page: PageAnswer }) {
  const { words, paths, language } = useSite()
  const title = localised(page, 'title', language)
  const isComing = page.versions.some(({ version, state }) => version === page.version && state === 'coming')
  return (
    <article className="k-column k-stack web-legal">
      <div>
        <Trail items={[{ href: versionAddress(paths, page.slug)(), label: title }]} />
        <SectionHeading level={1}>{title}</SectionHeading>
        <p className="web-legal-version">
          {words(isComing ? 'versions.versionComing' : 'versions.version', {
            version: page.version,
            date: plainDate(words, page.updated_at.slice(0, 10)),
          })}
        </p>
      </div>
      <VersionNotice page={page} />
      {/* The API has cleaned it by its allow-list. */}
      <div className="web-legal-body" dangerouslySetInnerHTML={{ __html: localised(page, 'body', language) }} />
      <VersionList page={page} />
    </article>
  )
}
