import type { DeskItem } from '@koma/contract/content-desk.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'

/** The versions of a text that people go by, the newest first, each with the way to it on the site. */
export function PageVersions({ page }: { page: NonNullable<DeskItem['page']> }) {
  const text = useText()
  const formats = useFormats()
  return (
    <section className="c-box c-item-facts" aria-labelledby="page-versions-title">
      <h2 id="page-versions-title">{text('consolePages.versions')}</h2>
      <p>{text('consolePages.versions_text')}</p>
      <ul className="c-page-versions">
        {page.versions.map(({ version, holds_from, state }) => (
          <li key={version}>
            <StateTag state={looks[state]} word={text(`consolePages.state_${state}`)} />
            <span>
              {text('consolePages.version')} {version}
              <small>
                {text('consolePages.from')} {formats.date(holds_from)}
              </small>
            </span>
            <a href={`/zh/${page.slug}?version=${version}`} target="_blank" rel="noreferrer">
              {text('consolePages.read')} <span className="c-ears">{version}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const looks = { past: 'over', current: 'active', coming: 'waiting' } as const
