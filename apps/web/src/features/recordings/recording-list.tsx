import { CardGrid } from '@koma/ui/card-grid.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { ReactNode } from 'react'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { PageLinks } from '../../shell/page-links.tsx'
import { Trail } from '../../shell/trail.tsx'
import type { RecordingPage } from './list-recordings.ts'
import { RecordingFilter } from './recording-filter.tsx'

interface RecordingListProps {
  readonly kind: 'video' | 'album'
  readonly page: Omit<RecordingPage<unknown>, 'cards'>
  readonly cards: readonly ReactNode[]
}

/** The list of the videos, or of the albums: what it is, which ones, and the way to the other. */
export function RecordingList({ kind, page: { types, type, isKnown, q, tag, meta }, cards }: RecordingListProps) {
  const { words, language, paths } = useSite()
  const isVideo = kind === 'video'
  const listPath = isVideo ? paths.videoList : paths.albumList
  const name = words(isVideo ? 'recordings.title' : 'recordings.albumsTitle')
  const title = type ? nameOf(type, language) : name
  return (
    <>
      <Trail
        items={[{ href: listPath(), label: name }, ...(type ? [{ href: listPath(type.id), label: title }] : [])]}
      />
      <div className={type ? 'web-list-head web-from-data' : 'web-list-head'}>
        <SectionHeading level={1} sound={words('recordings.sound')}>
          {title}
        </SectionHeading>
        <p className="k-lead">{words(isVideo ? 'recordings.lead' : 'recordings.albumsLead')}</p>
      </div>
      <RecordingFilter kind={kind} types={types} type={type} isKnown={isKnown} q={q} />
      {cards.length > 0 ? (
        <CardGrid label={title}>{cards}</CardGrid>
      ) : (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={q ? words('recordings.noneFound', { words: q }) : words('recordings.none')}
          motif="panels"
          nextStep={
            <LinkButton href={listPath()}>
              {words(isVideo ? 'recordings.seeAllVideos' : 'recordings.seeAllAlbums')}
            </LinkButton>
          }
        />
      )}
      <PageLinks meta={meta} hrefOf={(page) => listPath(type?.id, { q, tag, page })} />
    </>
  )
}
