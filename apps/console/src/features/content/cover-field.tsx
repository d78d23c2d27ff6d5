import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { PicturePicker } from '../../media/picture-picker.tsx'
import { PictureThumb } from '../../media/picture-thumb.tsx'
import { useMedia } from './use-media.ts'

interface Props {
  readonly coverId: string | null
  readonly problem: string | undefined
  readonly isReadOnly: boolean
  onChange(coverId: string | null): void
}

/** The picture that stands for an item: chosen from the library, or brought in here. */
export function CoverField({ coverId, problem, isReadOnly, onChange }: Props) {
  const text = useText()
  const [isPicking, setPicking] = useState(false)
  const { media: cover } = useMedia(coverId)
  return (
    <section className="c-cover" aria-label={text('consoleMedia.cover')}>
      <h2>{text('consoleMedia.cover')}</h2>
      {coverId === null && <p>{text('consoleMedia.cover_none')}</p>}
      {coverId !== null && cover && (
        <figure>
          <PictureThumb picture={cover.picture} sizes="20rem" alt={cover.picture.alt_zh} />
          <figcaption lang="zh-Hant-TW">{cover.picture.alt_zh}</figcaption>
        </figure>
      )}
      <small className="c-field-problem">{problem}</small>
      {!isReadOnly && (
        <div className="c-row-actions">
          <Button variant="outlined" onClick={() => setPicking(true)}>
            {text(coverId === null ? 'consoleMedia.cover_choose' : 'consoleMedia.cover_change')}
          </Button>
          {coverId !== null && (
            <Button variant="outlined" onClick={() => onChange(null)}>
              {text('consoleMedia.cover_remove')}
            </Button>
          )}
        </div>
      )}
      {isPicking && (
        <PicturePicker
          onPick={({ id }) => {
            onChange(id)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  )
}
