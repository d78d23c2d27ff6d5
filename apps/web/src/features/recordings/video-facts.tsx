import type { Video } from '@koma/contract/recordings.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { languages } from '@koma/domain/languages.ts'
import { useSite } from '../../lib/use-language.ts'
import { clockOf } from '../../lib/duration.ts'
import { SaidName } from '../../shell/said-name.tsx'

/** Length, subtitles, album and tags of a video. */
export function VideoFacts({ video }: { video: Video }) {
  const { words, paths } = useSite()
  const subtitles = languages.filter((one) => video.subtitles.includes(one))
  return (
    <section className="k-column k-stack" aria-labelledby="facts">
      <SectionHeading id="facts">{words('recordings.facts')}</SectionHeading>
      <dl className="web-facts">
        <div>
          <dt>{words('recordings.lengthLabel')}</dt>
          <dd>{clockOf(video.duration_s)}</dd>
        </div>
        <div>
          <dt>{words('recordings.subtitlesIn')}</dt>
          <dd>
            {subtitles.length > 0
              ? subtitles.map((one) => words(`recordings.language_${one}`)).join(' / ')
              : words('recordings.noSubtitles')}
          </dd>
        </div>
        {video.album ? (
          <div>
            <dt>{words('recordings.album')}</dt>
            <dd>
              <UiLink href={paths.album(video.album.id)}>
                <SaidName of={video.album} />
              </UiLink>
            </dd>
          </div>
        ) : null}
        {video.tags.length > 0 ? (
          <div>
            <dt>{words('recordings.tags')}</dt>
            <dd>
              <ul className="web-tags" role="list">
                {video.tags.map((tag) => (
                  <li key={tag.id}>
                    <UiLink href={paths.tag(tag.id, 'video')}>
                      #<SaidName of={tag} />
                    </UiLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}
