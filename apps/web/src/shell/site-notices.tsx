import { UiLink } from '@koma/ui/link.tsx'
import type { NoticeViews } from '../lib/site-notices.ts'

/** What everybody is to read before the page itself. Which of them this reader has put away: `server/put-away.ts`. */
export function SiteNotices({ notices: { label, list } }: { notices: NoticeViews }) {
  if (list.length === 0) return null
  return (
    <aside className="web-notices" aria-label={label}>
      {list.map(({ key, level, word, title, text, link, putAway }) => (
        <div key={key} className="web-notice" data-level={level} data-notice={putAway ? key : undefined}>
          <div className="k-wrap web-notice-in">
            <b className="web-notice-word">{word}</b>
            <p>
              <strong lang={title.lang}>{title.text}</strong>
              <Badge of={title} />
              {text ? <span lang={text.lang}>{text.text}</span> : null}
              <Badge of={text} />
              {link ? (
                <UiLink href={link.href}>
                  {link.label}
                  {link.about ? (
                    <span className="k-ears" lang={link.about.lang}>
                      {' '}
                      {link.about.text}
                    </span>
                  ) : null}
                </UiLink>
              ) : null}
            </p>
            {putAway ? (
              <button type="button" className="web-notice-away" data-put-away="" aria-label={putAway}>
                <span aria-hidden="true">×</span>
              </button>
            ) : null}
          </div>
        </div>
      ))}
    </aside>
  )
}

/** In which language words stand, where that is not the reader's. */
const Badge = ({ of }: { of: NoticeViews['list'][number]['text'] }) =>
  of?.badge ? <span className="web-language">{of.badge}</span> : null
