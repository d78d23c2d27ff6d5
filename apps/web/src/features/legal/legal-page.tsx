import type { PageAnswer } from '@koma/contract/pages.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { plainDate } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Trail } from '../../shell/trail.tsx'

/** A text that members agree to, with its version and the way to the others. Source: product §2 */
export function LegalPage({ page }: { page: PageAnswer }) {
  const { words, paths, language } = useSite()
  const title = localised(page, 'title', language)
  const address = page.slug === 'terms' ? paths.terms : paths.privacy
  const others = page.versions.filter(({ version }) => version !== page.version)
  return (
    <article className="k-column k-stack web-legal">
      <div>
        <Trail items={[{ href: address(), label: title }]} />
        <SectionHeading level={1}>{title}</SectionHeading>
        <p className="web-legal-version">
          {words('legal.version', { version: page.version, date: plainDate(words, page.updated_at.slice(0, 10)) })}
        </p>
      </div>
      {/* The API makes this markup from plain text, or has cleaned it. */}
      <div className="web-legal-body" dangerouslySetInnerHTML={{ __html: localised(page, 'body', language) }} />
      {others.length > 0 ? (
        <nav aria-labelledby="other-versions">
          <p id="other-versions">
            <strong>{words('legal.others')}</strong>
          </p>
          <ul role="list">
            {others.map(({ version, published_on }) => (
              <li key={version} className="web-alone">
                <UiLink href={address(version)}>
                  {words('legal.version', { version, date: plainDate(words, published_on) })}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  )
}
