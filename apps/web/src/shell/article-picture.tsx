import type { Picture } from '@koma/contract/images.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import type { ReactNode } from 'react'
import { articleSizes } from '../lib/cover-sizes.ts'
import { wordsOf } from '../lib/localised.ts'
import { useSite } from '../lib/use-language.ts'

interface ArticlePictureProps {
  readonly picture: Picture | null
  /** Whether a frame is there already: the credit lies on the picture. */
  readonly isBare?: boolean
  /** What is drawn where there is none. */
  readonly children: ReactNode
}

/** The picture at the head of an article: what it shows, for who cannot see it, and whose it is. */
export function ArticlePicture({ picture, isBare = false, children }: ArticlePictureProps) {
  const { words, language } = useSite()
  const alt = picture && wordsOf(picture, 'alt', language)
  const shown = (
    <CoverPicture
      picture={picture}
      sizes={articleSizes}
      isFirst
      {...(alt && { alt: alt.text, altLang: alt.language === language ? undefined : htmlLang[alt.language] })}
    >
      {children}
    </CoverPicture>
  )
  const credit = picture?.credit ? words('news.pictureBy', { name: picture.credit }) : undefined
  if (isBare)
    return (
      <>
        {shown}
        {credit ? <small className="web-credit">{credit}</small> : null}
      </>
    )
  return (
    <figure className="web-article-figure">
      <div className="web-article-cover">{shown}</div>
      {credit ? <figcaption>{credit}</figcaption> : null}
    </figure>
  )
}
