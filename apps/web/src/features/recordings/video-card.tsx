import type { VideoCard as Video } from '@koma/contract/recordings.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { plainDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { clockOf, isoDuration } from '../../lib/duration.ts'
import { SaidName } from '../../shell/said-name.tsx'

interface VideoCardProps {
  readonly video: Pick<Video, 'id' | 'title_zh' | 'title_ja' | 'title_en' | 'published_at' | 'type'> &
    Partial<Pick<Video, 'cover' | 'duration_s' | 'summary_zh' | 'summary_ja' | 'summary_en'>>
  readonly headingLevel?: 2 | 3
  /** Its place in an album. */
  readonly number?: number
}

/** One video in a list: its length lies on the picture. */
export function VideoCard({ video, headingLevel = 2, number }: VideoCardProps) {
  const { words, language, paths } = useSite()
  const title = wordsOf(video, 'title', language)!
  const day = video.published_at.slice(0, 10)
  const { duration_s: seconds } = video
  return (
    <Card
      title={number === undefined ? title.text : `${number}. ${title.text}`}
      {...(title.language !== language && { titleLang: htmlLang[title.language] })}
      headingLevel={headingLevel}
      href={paths.video(video.id)}
      cover={
        <CoverPicture picture={video.cover ?? null} sizes={cardSizes}>
          <Cover seed={String(video.id)} subject={video.type?.slug ?? ''} />
        </CoverPicture>
      }
      {...(seconds !== undefined && {
        state: (
          <span className="web-length">
            <span className="k-ears">{words('recordings.lengthLabel')} </span>
            <time dateTime={isoDuration(seconds)}>{clockOf(seconds)}</time>
          </span>
        ),
      })}
      {...(video.type && { flag: <SaidName of={video.type} /> })}
      flagColour="ink"
      kicker={
        <>
          <time dateTime={day}>{plainDate(words, day)}</time> <LanguageBadge said={title} />
        </>
      }
    >
      <p>
        <Said said={wordsOf(video, 'summary', language)} />
      </p>
    </Card>
  )
}
