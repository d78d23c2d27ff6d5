import type { Media } from '@koma/contract/media.ts'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { PictureThumb } from '../../media/picture-thumb.tsx'

/** The list of the surrounding ListBase as pictures with what they show and who uses them. */
export function MediaGrid() {
  const { data } = useListContext<Media>()
  return (
    <ul className="c-media-grid">
      {(data ?? []).map((media) => (
        <MediaTile key={media.id} media={media} />
      ))}
    </ul>
  )
}

function MediaTile({ media }: { media: Media }) {
  const text = useText()
  const formats = useFormats()
  const { id, picture, uses, state, trashed_at } = media
  return (
    <li className="c-media-tile">
      <PictureThumb picture={picture} sizes="(width < 40rem) 100vw, 16rem" alt="" />
      <p>
        <Link to={`/media/${id}/show`} lang="zh-Hant-TW">
          {picture.alt_zh}
        </Link>
      </p>
      <small>
        {uses > 0 ? text('consoleMedia.uses', { count: formats.number(uses) }) : text('consoleMedia.unused')}
      </small>
      {state !== 'ready' && <small>{text(`consoleMedia.state_${state}`)}</small>}
      {trashed_at && <small>{text('consoleMedia.trashed')}</small>}
    </li>
  )
}
