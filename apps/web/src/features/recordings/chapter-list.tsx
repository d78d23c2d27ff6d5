import type { Video } from '@koma/contract/recordings.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { MouseEvent } from 'react'
import { scripted } from '../../lib/early-clicks.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'
import { clockOf } from '../../lib/duration.ts'

interface ChapterListProps {
  readonly video: Pick<Video, 'id' | 'chapters'>
  /** Where the player stands, in seconds; null before it has begun. */
  readonly at: number | null
  readonly onChoose: (seconds: number) => void
}

/** The parts of a recording: each jumps there; without scripts, and where its address is passed on, the page opens at that moment. */
export function ChapterList({ video: { id, chapters }, at, onChoose }: ChapterListProps) {
  const { words, language, paths } = useSite()
  if (chapters.length === 0) return null
  const current = at === null ? undefined : chapters.findLast(({ starts_s: start }) => start <= at)
  const choose = (event: MouseEvent, seconds: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(seconds)
  }
  return (
    <section aria-labelledby="chapters" className="web-chapters">
      <SectionHeading id="chapters">{words('recordings.chapters')}</SectionHeading>
      <ol role="list">
        {chapters.map((chapter) => (
          <li key={chapter.starts_s}>
            <a
              href={paths.video(id, { t: chapter.starts_s })}
              aria-current={chapter === current ? 'true' : undefined}
              onClick={(event) => choose(event, chapter.starts_s)}
              {...scripted}
            >
              <span className="web-chapter-at">{clockOf(chapter.starts_s)}</span>
              <span>
                <Said said={wordsOf(chapter, 'title', language)} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
