import { sourceKinds } from '@koma/contract/content-facts.ts'
import { languages } from '@koma/domain/languages.ts'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { TextField } from '../../media/text-field.tsx'
import { ChapterFields } from './chapter-fields.tsx'
import { clockText, secondsOf } from './clock-text.ts'
import { lineOf, type FactProps } from './fact-props.ts'
import { TickList } from './tick-list.tsx'
import { sourceOf } from './video-address.ts'

/** Where a video is, how long it is, its subtitles and its chapters. */
export function VideoFields(props: FactProps<'video'>) {
  const { facts, isReadOnly, problemOf, onChange } = props
  const text = useText()
  const [length, setLength] = useState(clockText(facts.duration_s))
  return (
    <>
      <SourceFields {...props} />
      <TextField
        name="video.duration_s"
        label={text('consoleFacts.video.duration_s')}
        value={length}
        problem={problemOf('duration_s')}
        hint={`${text('consoleFacts.duration_hint')} ${text('consoleFacts.wanted')}`}
        isReadOnly={isReadOnly}
        onChange={(value) => {
          setLength(value)
          onChange({ duration_s: secondsOf(value) })
        }}
      />
      <TickList
        legend={text('consoleFacts.video.subtitles')}
        choices={languages.map((value) => ({ value, label: text(`consoleContent.language_${value}`) }))}
        chosen={facts.subtitles}
        isReadOnly={isReadOnly}
        onChange={(subtitles) => onChange({ subtitles })}
      />
      <ChapterFields
        chapters={facts.chapters}
        isReadOnly={isReadOnly}
        problemOf={problemOf}
        onChange={(chapters) =>
          onChange({
            chapters: chapters.map((one) => ({
              ...one,
              title_ja: lineOf(one.title_ja ?? ''),
              title_en: lineOf(one.title_en ?? ''),
            })),
          })
        }
      />
    </>
  )
}

/** In which house the recording is, and which it is there. */
function SourceFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'video'>) {
  const text = useText()
  const { source_kind: kind } = facts
  const kinds = sourceKinds.map((value) => ({ value, label: text(`consoleFacts.source_${value}`) }))
  return (
    <>
      <ChoiceList
        name="video.source_kind"
        label={text('consoleFacts.video.source_kind')}
        value={kind ?? ''}
        choices={[{ value: '', label: text('consoleFacts.source_none') }, ...kinds]}
        problem={problemOf('source_kind')}
        isReadOnly={isReadOnly}
        onChange={(value) => {
          const chosen = sourceKinds.find((one) => one === value) ?? null
          onChange({ source_kind: chosen, source: chosen && sourceOf(chosen, facts.source ?? '') })
        }}
      />
      {kind && (
        <TextField
          name="video.source"
          label={text('consoleFacts.video.source')}
          value={facts.source ?? ''}
          problem={problemOf('source')}
          hint={text(`consoleFacts.source_hint_${kind}`)}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ source: sourceOf(kind, value) })}
        />
      )}
    </>
  )
}
