import type { Picture } from '@koma/contract/images.ts'
import { useText } from '../i18n/use-text.ts'
import { PictureThumb } from './picture-thumb.tsx'

/** The frames in which the site cuts pictures. */
export type Cut = 'card' | 'share' | 'book' | 'banner' | 'phone'

/** How the picture looks where it is cut around its focal point. */
export function PictureCuts({ picture, cuts }: { picture: Picture; cuts: readonly Cut[] }) {
  const text = useText()
  return (
    <ul className="c-crops">
      {cuts.map((cut) => (
        <li key={cut} data-cut={cut}>
          <PictureThumb picture={picture} sizes="14rem" alt="" />
          <small>{text(`consoleMedia.crop_${cut}`)}</small>
        </li>
      ))}
    </ul>
  )
}
