import type { MediaDetail } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { MediaFields } from '../../media/media-fields.tsx'
import { fileSize } from '../../media/media-words.ts'
import { CropSamples } from './crop-samples.tsx'
import { FocalPoint } from './focal-point.tsx'
import { MediaMoves } from './media-moves.tsx'
import { UsedBy } from './used-by.tsx'
import { useMediaForm } from './use-media-form.ts'

interface Props {
  readonly media: MediaDetail
  /** Nothing can be written: the person may not, or it is in the trash. */
  readonly isReadOnly: boolean
  readonly mayWrite: boolean
  onChanged(): void
}

/** The picture with its focal point and its cuts, its words, its uses, and what can be done with it. */
export function MediaEditor({ media, isReadOnly, mayWrite, onChanged }: Props) {
  const text = useText()
  const { form, dirty, isSaving, problemOf, change, save } = useMediaForm(media, onChanged)
  return (
    <>
      <MediaState media={media} />
      <div className="c-row-actions c-content-actions">
        {!isReadOnly && (
          <Button disabled={!dirty || isSaving} onClick={save}>
            {text('consoleMedia.save')}
          </Button>
        )}
        {mayWrite && <MediaMoves media={media} onChanged={onChanged} />}
        <span role="status" className="c-content-saved">
          {text(dirty ? 'consoleMedia.unsaved' : 'consoleMedia.all_saved')}
        </span>
      </div>
      <div className="c-media-page">
        <section className="c-box" aria-label={text('consoleMedia.focus')}>
          <h2>{text('consoleMedia.focus')}</h2>
          <FocalPoint
            picture={media.picture}
            focus={form.focus}
            isReadOnly={isReadOnly}
            onChange={(focus) => change({ focus })}
          />
          <CropSamples picture={media.picture} focus={form.focus} />
        </section>
        <section className="c-box" aria-label={text('consoleMedia.alt')}>
          <h2>{text('consoleMedia.alt')}</h2>
          <MediaFields form={form} isReadOnly={isReadOnly} problemOf={problemOf} onChange={change} />
        </section>
      </div>
      <UsedBy uses={media.used_by} />
    </>
  )
}

function MediaState({ media }: { media: MediaDetail }) {
  const text = useText()
  const formats = useFormats()
  const { original_width: width, original_height: height, size } = media
  return (
    <div className="c-stack">
      <p>
        {text('consoleMedia.size', {
          width: formats.number(width),
          height: formats.number(height),
          size: fileSize(size, formats.number),
        })}
        <br />
        <small>{text('consoleMedia.made', { name: media.made_by, at: formats.at(media.made_at) })}</small>
      </p>
      <div role="status">
        {media.state !== 'ready' && <p className="c-note">{text(`consoleMedia.state_${media.state}`)}</p>}
        {media.is_replacing && <p className="c-note">{text('consoleMedia.replacing')}</p>}
        {media.trashed_at && <p className="c-note">{text('consoleMedia.trashed')}</p>}
      </div>
    </div>
  )
}
