import { useText } from '../../i18n/use-text.ts'
import { PictureThumb } from '../../media/picture-thumb.tsx'
import { useMedia } from './use-media.ts'

interface Props {
  /** What the field is called. */
  readonly name: string
  /** Ids of pictures of the library; null is none. */
  readonly before: unknown
  readonly after: unknown
}

/** Which picture went and which came, as they look. */
export function PictureDiff({ name, before, after }: Props) {
  return (
    <section className="c-content-diff">
      <h3>{name}</h3>
      <div className="c-content-diff-pictures">
        <Side kind="removed" id={before} />
        <Side kind="added" id={after} />
      </div>
    </section>
  )
}

function Side({ kind, id }: { kind: 'added' | 'removed'; id: unknown }) {
  const text = useText()
  const { media, isGone } = useMedia(typeof id === 'string' ? id : null)
  if (typeof id !== 'string') return null
  return (
    <figure>
      {media && <PictureThumb picture={media.picture} sizes="16rem" alt={media.picture.alt_zh} />}
      <figcaption>
        {text(`consoleAudit.${kind}`)}
        {isGone ? text('consoleContent.picture_missing') : <span lang="zh-Hant-TW">{media?.picture.alt_zh}</span>}
      </figcaption>
    </figure>
  )
}
