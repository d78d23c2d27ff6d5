import type { FactsOf } from '@koma/contract/content-facts.ts'
import { htmlLang, languages } from '@koma/domain/languages.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { clockText, secondsOf } from './clock-text.ts'

type Chapter = FactsOf<'video'>['chapters'][number]

interface Props {
  readonly chapters: readonly Chapter[]
  readonly isReadOnly: boolean
  problemOf(field: string): string | undefined
  onChange(chapters: Chapter[]): void
}

/** Where the parts of a recording begin, and what they are called. */
export function ChapterFields({ chapters, isReadOnly, problemOf, onChange }: Props) {
  const text = useText()
  const at = (place: number, part: Partial<Chapter>) =>
    onChange(chapters.map((one, index) => (index === place ? { ...one, ...part } : one)))
  return (
    <fieldset className="c-chapters">
      <legend>{text('consoleFacts.video.chapters')}</legend>
      {chapters.map((chapter, place) => (
        <ChapterRow
          // A chapter has nothing of its own that stays while it is written.
          key={`${chapters.length}-${place}`}
          chapter={chapter}
          place={place}
          isReadOnly={isReadOnly}
          problemOf={(field) => problemOf(`chapters.${place}.${field}`)}
          onChange={(part) => at(place, part)}
          onRemove={() => onChange(chapters.filter((_, index) => index !== place))}
        />
      ))}
      {!isReadOnly && (
        <div>
          <Button
            variant="outlined"
            onClick={() =>
              onChange([
                ...chapters,
                { starts_s: (chapters.at(-1)?.starts_s ?? -1) + 1, title_zh: '', title_ja: null, title_en: null },
              ])
            }
          >
            {text('consoleFacts.chapter_add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface RowProps extends Pick<Props, 'isReadOnly' | 'problemOf'> {
  readonly chapter: Chapter
  readonly place: number
  onChange(part: Partial<Chapter>): void
  onRemove(): void
}

function ChapterRow({ chapter, place, isReadOnly, problemOf, onChange, onRemove }: RowProps) {
  const text = useText()
  const formats = useFormats()
  const [start, setStart] = useState(clockText(chapter.starts_s))
  const number = formats.number(place + 1)
  return (
    <div className="c-chapter" role="group" aria-label={text('consoleFacts.chapter', { number })}>
      <TextField
        name={`video.chapters.${place}.starts_s`}
        label={text('consoleFacts.chapter_start')}
        value={start}
        problem={problemOf('starts_s')}
        isReadOnly={isReadOnly}
        onChange={(value) => {
          setStart(value)
          const seconds = secondsOf(value)
          if (seconds !== null) onChange({ starts_s: seconds })
        }}
      />
      {languages.map((language) => (
        <TextField
          key={language}
          name={`video.chapters.${place}.title_${language}`}
          label={text(`consoleFacts.chapter_title_${language}`)}
          lang={htmlLang[language]}
          value={chapter[`title_${language}`] ?? ''}
          problem={problemOf(`title_${language}`)}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ [`title_${language}`]: value })}
        />
      ))}
      {!isReadOnly && (
        <Button variant="outlined" onClick={onRemove}>
          {text('consoleFacts.chapter_remove', { number })}
        </Button>
      )}
    </div>
  )
}
