import { useText } from '../../i18n/use-text.ts'
import type { FactProps } from './fact-props.ts'
import { ItemChoice } from './item-choice.tsx'

/** The videos of an album in their order. */
export function AlbumFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'album'>) {
  const text = useText()
  return (
    <ItemChoice
      label={text('consoleFacts.album.video_ids')}
      kind="video"
      chosen={facts.video_ids}
      problem={problemOf('video_ids')}
      isReadOnly={isReadOnly}
      onChange={(video_ids) => onChange({ video_ids })}
    />
  )
}
