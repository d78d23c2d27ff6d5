import type { Picture } from '@koma/contract/images.ts'

interface Props {
  readonly picture: Picture
  /** How wide it stands on the screen at most, as the attribute `sizes` has it. */
  readonly sizes: string
  /** What it shows; empty where words beside it say so. */
  readonly alt: string
  readonly className?: string
}

/** A picture of the library in the size that the screen needs, cut around its focal point where its frame cuts it. */
export function PictureThumb({ picture, sizes, alt, className }: Props) {
  const { variants, width, height, focus_x, focus_y } = picture
  const [first] = variants
  if (!first) return null
  const sourcesOf = (type: string) =>
    variants
      .filter((one) => one.type === type)
      .map((one) => `${one.src} ${one.width}w`)
      .join(', ')
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourcesOf('image/avif')} sizes={sizes} />
      <img
        src={first.src}
        srcSet={sourcesOf('image/webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${focus_x}% ${focus_y}%` }}
      />
    </picture>
  )
}
