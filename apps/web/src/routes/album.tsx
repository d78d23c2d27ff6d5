import type { Album as AlbumRecord } from '@koma/contract/recordings.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ItemDeeds } from '../features/collect/item-deeds.tsx'
import { AlbumCard } from '../features/recordings/album-card.tsx'
import { AlbumVideos } from '../features/recordings/album-videos.tsx'
import { RecordingBeside } from '../features/recordings/recording-beside.tsx'
import { RecordingHead } from '../features/recordings/recording-head.tsx'
import { loadForReader } from '../lib/for-reader.ts'
import { localised, nameOf, wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { RichText } from '../shell/rich-text.tsx'
import { Trail } from '../shell/trail.tsx'
import { SaidName } from '../shell/said-name.tsx'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  loadForReader(screenOf(args), readingCalls.album(args.params['albumId'] ?? ''))

export const meta = (input: MetaInput & { loaderData?: AlbumRecord | undefined }) =>
  pageMeta(input, (words, language, centre) => {
    const album = input.loaderData
    return {
      title: album ? nameOf(album, language) : words('recordings.albumsTitle'),
      description:
        (album && localised(album.seo, 'description', language)) || words('recordings.albumsDescription', { centre }),
      ...(album && { shared: { kind: 'website' as const, item: album.id, cover: album.cover } }),
    }
  })

/** album: videos on one subject in their order. Source: product §2 */
export default function Album() {
  const album = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const title = nameOf(album, language)
  const besideOf = (one: AlbumRecord['next']) =>
    one && { href: paths.album(one.id), title: wordsOf(one, 'name', language) }
  const item = {
    kind: 'album',
    id: album.id,
    title,
    address: paths.album(album.id),
    isCollect: album.is_collect,
  } as const
  return (
    <div className="k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.albumList(), label: words('recordings.albumsTitle') },
          { href: paths.album(album.id), label: <SaidName of={album} /> },
        ]}
      />
      <article className="k-stack k-stack-wide">
        <RecordingHead
          title={wordsOf(album, 'name', language)}
          summary={wordsOf(album, 'summary', language)}
          publishedAt={album.published_at}
          type={album.type && { href: paths.albumList(album.type.id), names: album.type }}
          extent={words('recordings.videosCount', { count: album.videos_count })}
          deeds={<ItemDeeds key={album.id} item={item} />}
        />
        <RichText said={wordsOf(album, 'body', language)} />
        <AlbumVideos videos={album.videos} />
      </article>
      <RecordingBeside
        label={words('recordings.besideAlbums')}
        previous={besideOf(album.previous)}
        next={besideOf(album.next)}
        relatedLabel={words('recordings.relatedAlbums')}
        related={album.related.map((one) => (
          <AlbumCard key={one.id} album={one} headingLevel={3} />
        ))}
      />
    </div>
  )
}
