import type { MediaUse } from '@koma/contract/media.ts'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'

/** The items and banners that show the picture, or will. */
export function UsedBy({ uses }: { uses: readonly MediaUse[] }) {
  const text = useText()
  const formats = useFormats()
  return (
    <section className="c-box c-media-uses" aria-label={text('consoleMedia.used_by')}>
      <h2>{text('consoleMedia.used_by')}</h2>
      {uses.length === 0 && <p>{text('consoleMedia.used_by_nothing')}</p>}
      <ul>
        {uses.map((use) => (
          <li key={`${use.kind}-${use.id}`}>
            <Link to={`/${use.kind === 'panel' ? 'panels' : 'content'}/${use.id}/show`}>{formats.name(use)}</Link>{' '}
            <small>
              {text(use.kind === 'panel' ? 'consolePostings.title_panels' : `consoleContent.kind_${use.kind}`)} ·{' '}
              {text(use.shown ? 'consoleMedia.use_shown' : 'consoleMedia.use_drafted')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
