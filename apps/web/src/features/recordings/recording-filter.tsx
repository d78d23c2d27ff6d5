import { TabLinks } from '@koma/ui/tab-links.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { SearchLine } from '../../shell/search-line.tsx'
import type { RecordingPage } from './list-recordings.ts'
import { SaidName } from '../../shell/said-name.tsx'

interface RecordingFilterProps extends Pick<RecordingPage<unknown>, 'types' | 'type' | 'isKnown' | 'q'> {
  readonly kind: 'video' | 'album'
}

/** Videos or albums, of which type, with which words. Each choice keeps the words. */
export function RecordingFilter({ kind, types, type, isKnown, q }: RecordingFilterProps) {
  const { words, paths } = useSite()
  const isVideo = kind === 'video'
  const listPath = isVideo ? paths.videoList : paths.albumList
  return (
    <div className="k-stack web-list-filter">
      <nav className="web-list-switch" aria-label={words('recordings.listsLabel')}>
        <UiLink href={paths.videoList(undefined, { q })} aria-current={isVideo ? 'page' : undefined}>
          {words('recordings.title')}
        </UiLink>
        <UiLink href={paths.albumList(undefined, { q })} aria-current={isVideo ? undefined : 'page'}>
          {words('recordings.albumsTitle')}
        </UiLink>
      </nav>
      <TabLinks
        label={words('recordings.filterLabel')}
        items={[
          { href: listPath(undefined, { q }), label: words('recordings.all'), current: type === null && isKnown },
          ...types.map((one) => ({
            href: listPath(one.id, { q }),
            label: <SaidName of={one} />,
            current: one.id === type?.id,
          })),
        ]}
      />
      <SearchLine
        action={listPath(type?.id)}
        label={words(isVideo ? 'recordings.searchVideos' : 'recordings.searchAlbums')}
        button={words('recordings.search')}
        words={q}
      />
    </div>
  )
}
