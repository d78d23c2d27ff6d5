import type { ReactNode } from 'react'

/** A picture in several sizes, as the API gives it. */
export interface SizedPicture {
  readonly width: number
  readonly height: number
  readonly focus_x: number
  readonly focus_y: number
  readonly variants: readonly { readonly src: string; readonly width: number; readonly type: string }[]
}

export interface CoverPictureProps {
  readonly picture: SizedPicture | null
  /** How wide it stands on the screen, as the attribute `sizes` has it. */
  readonly sizes: string
  /** What it shows; left out where the name beside it says so. */
  readonly alt?: string
  readonly altLang?: string | undefined
  /** Whether it stands at the top of its page, and is fetched at once. */
  readonly isFirst?: boolean
  /** What is drawn where there is none. */
  readonly children?: ReactNode
}

/** A picture of the library that fills its frame, cut around its focal point; without one, what is drawn instead. */
export function CoverPicture({ picture, sizes, alt = '', altLang, isFirst = false, children }: CoverPictureProps) {
  const webp = picture?.variants.filter(({ type }) => type === 'image/webp') ?? []
  const middle = webp[Math.floor(webp.length / 2)]
  if (!picture || !middle) return <>{children}</>
  const avif = picture.variants.filter(({ type }) => type === 'image/avif')
  return (
    <picture className="k-picture">
      {avif.length > 0 ? <source type="image/avif" srcSet={sourcesOf(avif)} sizes={sizes} /> : null}
      <img
        src={middle.src}
        srcSet={sourcesOf(webp)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        lang={altLang}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={{ objectPosition: `${picture.focus_x}% ${picture.focus_y}%` }}
      />
    </picture>
  )
}

const sourcesOf = (variants: SizedPicture['variants']): string =>
  variants.map(({ src, width }) => `${src} ${width}w`).join(', ')
