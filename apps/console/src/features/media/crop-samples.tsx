import type { Picture } from '@koma/contract/images.ts'
import type { FocalPoint } from '@koma/domain/media-rules.ts'
import { useText } from '../../i18n/use-text.ts'
import { PictureCuts } from '../../media/picture-cuts.tsx'

/** How the picture looks where it is cut: in a card, in a shared link, as a book, in a banner of home. */
export function CropSamples({ picture, focus }: { picture: Picture; focus: FocalPoint }) {
  const text = useText()
  const around = { ...picture, focus_x: focus.x, focus_y: focus.y }
  return (
    <section className="c-stack" aria-label={text('consoleMedia.crops')}>
      <h2>{text('consoleMedia.crops')}</h2>
      <PictureCuts picture={around} cuts={['card', 'share', 'book', 'banner']} />
    </section>
  )
}
