import type { Album } from '@koma/contract/recordings.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { clockOf } from '../../lib/duration.ts'
import { VideoCard } from './video-card.tsx'

/** The videos of an album in their order, and how long all of them take. */
export function AlbumVideos({ videos }: { videos: Album['videos'] }) {
  const { words, paths } = useSite()
  const [first] = videos
  if (!first)
    return (
      <EmptyState
        sentence={words('errors.noDataFound')}
        detail={words('recordings.albumEmpty')}
        motif="panels"
        nextStep={<LinkButton href={paths.albumList()}>{words('recordings.seeAllAlbums')}</LinkButton>}
      />
    )
  const seconds = videos.reduce((sum, { duration_s: one }) => sum + one, 0)
  return (
    <section className="k-stack" aria-labelledby="videos">
      <SectionHeading id="videos">{words('recordings.inAlbum')}</SectionHeading>
      <div className="k-row">
        <LinkButton href={paths.video(first.id)}>{words('recordings.startAlbum')}</LinkButton>
        <span className="k-quiet">{words('recordings.totalLength', { length: clockOf(seconds) })}</span>
      </div>
      <CardGrid label={words('recordings.inAlbum')}>
        {videos.map((video, place) => (
          <VideoCard key={video.id} video={video} headingLevel={3} number={place + 1} />
        ))}
      </CardGrid>
    </section>
  )
}
