import type { Picture } from '@koma/contract/images.ts'
import type { FocalPoint } from '@koma/domain/media-rules.ts'
import { useText } from '../../i18n/use-text.ts'
import { PictureThumb } from '../../media/picture-thumb.tsx'

const cuts = ['card', 'share', 'book'] as const

/** How the picture looks where it is cut: in a card, in a shared link, as a book. */
export function CropSamples({ picture, focus }: { picture: Picture; focus: FocalPoint }) {
  const text = useText()
  const around = { ...picture, focus_x: focus.x, focus_y: focus.y }
  return (
    <section className="c-stack" aria-label={text('consoleMedia.crops')}>
      <h2>{text('consoleMedia.crops')}</h2>
      <ul className="c-crops">
        {cuts.map((cut) => (
          <li key={cut} data-cut={cut}>
            <PictureThumb picture={around} sizes="14rem" alt="" />
            <small>{text(`consoleMedia.crop_${cut}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
