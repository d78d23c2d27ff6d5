import type { MediaDetail } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../i18n/use-text.ts'
import { PictureCuts, type Cut } from '../../media/picture-cuts.tsx'
import { PicturePicker } from '../../media/picture-picker.tsx'
import { PictureThumb } from '../../media/picture-thumb.tsx'
import { useMedia } from './use-media.ts'

interface Props {
  readonly title: string
  /** What is said where none is chosen. */
  readonly none: string
  readonly hint?: string
  /** The frames in which it will stand, beside the whole picture. */
  readonly cuts?: readonly Cut[]
  readonly coverId: string | null
  readonly problem: string | undefined
  readonly isReadOnly: boolean
  onChange(coverId: string | null): void
}

/** The picture that stands for an item or a banner: chosen from the library, or brought in here. */
export function CoverField({ title, none, hint, cuts = [], coverId, problem, isReadOnly, onChange }: Props) {
  const text = useText()
  const [isPicking, setPicking] = useState(false)
  const { media: cover } = useMedia(coverId)
  return (
    <section className="c-cover" aria-label={title}>
      <h2>{title}</h2>
      {coverId === null && <p>{none}</p>}
      {hint && <small>{hint}</small>}
      {coverId !== null && cover && <ChosenCover cover={cover} cuts={cuts} />}
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

/** The picture whole, what it shows, how it is cut, and the way to move its focal point. */
function ChosenCover({ cover, cuts }: { cover: Pick<MediaDetail, 'id' | 'picture'>; cuts: readonly Cut[] }) {
  const text = useText()
  return (
    <>
      <figure>
        <PictureThumb picture={cover.picture} sizes="20rem" alt={cover.picture.alt_zh} />
        <figcaption lang="zh-Hant-TW">{cover.picture.alt_zh}</figcaption>
      </figure>
      {cuts.length > 0 && (
        <>
          <PictureCuts picture={cover.picture} cuts={cuts} />
          <Link to={`/media/${cover.id}/show`} target="_blank">
            {text('consoleMedia.cover_focus')}
          </Link>
        </>
      )}
    </>
  )
}
