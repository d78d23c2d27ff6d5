import type { NoticeLevel, SiteNotice } from '@koma/contract/postings.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { wordsOf } from './localised.ts'
import type { NoticesAbove } from './notice-preview.ts'
import type { Screen } from './screen.ts'

/** Words of a notice; `lang` and its name where it is not the page's language. Decision: honest languages */
interface NoticeWords {
  readonly text: string
  readonly lang?: string
  readonly badge?: string
}

/** A notice as it is drawn above every page. */
export interface NoticeView {
  /** What a reader's browser remembers of one that was put away: its id and version. */
  readonly key: string
  readonly level: NoticeLevel
  readonly word: string
  readonly title: NoticeWords
  readonly text: NoticeWords | null
  /** `about` says of what, for who hears or finds the link by itself. */
  readonly link: { readonly href: string; readonly label: string; readonly about?: NoticeWords } | null
  /** The name of the button that puts it away; null where it stays. */
  readonly putAway: string | null
}

/** The notices in the words of their reader, and the reader's own behind them. They are written on the server, so that a first visit fetches no messages. */
export const noticeViews = (
  above: NoticesAbove | null,
  screen: Pick<Screen, 'words' | 'language'>,
  own: NoticeView | null = null,
) => ({
  label: screen.words('front.notices'),
  list: [...(above?.notices ?? []).map((notice) => noticeView(notice, above!.draft, screen)), ...(own ? [own] : [])],
})

function noticeView(
  notice: SiteNotice,
  draft: number | null,
  { words, language }: Pick<Screen, 'words' | 'language'>,
): NoticeView {
  const title = wordsOf(notice, 'title', language)!
  const text = wordsOf(notice, 'text', language)
  const drawn = ({ text: said, language: own }: typeof title): NoticeWords =>
    own === language ? { text: said } : { text: said, lang: htmlLang[own], badge: words(`news.inLanguage_${own}`) }
  return {
    // A draft that was put away is there again for the next look: only keys of numbers are remembered.
    key: `${notice.id}.${notice.id === draft ? 'draft' : notice.version}`,
    level: notice.level,
    word: words(`front.notice_${notice.level}`),
    title: drawn(title),
    // One badge is enough for both.
    text: text && (title.language === text.language ? withoutBadge(drawn(text)) : drawn(text)),
    link:
      notice.url === null
        ? null
        : {
            href: notice.url.startsWith('/') ? `/${language}${notice.url}` : notice.url,
            label: words('front.noticeMore'),
            about: drawn(title),
          },
    putAway: notice.pinned ? null : words('front.noticePutAway', { title: title.text }),
  }
}

const withoutBadge = ({ text, lang }: NoticeWords): NoticeWords => ({ text, ...(lang && { lang }) })

export type NoticeViews = ReturnType<typeof noticeViews>
