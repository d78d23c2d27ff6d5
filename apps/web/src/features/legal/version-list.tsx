import type { PageAnswer } from '@koma/contract/pages.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { versionAddress } from './version-address.ts'

/** The way to every other version of a text; nothing where there is none. */
export function VersionList({ page }: { page: PageAnswer }) {
  const { words, paths } = useSite()
  const others = page.versions.filter(({ version }) => version !== page.version)
  if (others.length === 0) return null
  const address = versionAddress(paths, page.slug)
  return (
    <nav aria-labelledby="other-versions">
      <p id="other-versions">
        <strong>{words('versions.others')}</strong>
      </p>
      <ul role="list">
        {others.map(({ version, published_on, state }) => (
          <li key={version} className="web-alone">
            <UiLink href={address(version)}>
              {words(state === 'coming' ? 'versions.versionComing' : 'versions.version', {
                version,
                date: plainDate(words, published_on),
              })}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
