import type { MotifName } from '@koma/ui/cover/vocabulary.ts'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import type { PanelColour } from '@koma/ui/panel.tsx'
import { bannerSizes } from '../../lib/cover-sizes.ts'
import type { HomeView } from './home-view.ts'

type Banner = HomeView['banners']['panels'][number]

/** What stands behind the words of a banner: a picture of the library, cut around its focal point, or a drawing. */
export const BannerArt = ({ banner: { id, picture, alt, art, colour } }: { banner: Banner }) => (
  <CoverPicture picture={picture} sizes={bannerSizes} {...(alt && { alt: alt.text, altLang: alt.lang })}>
    <PanelArt motif={art as MotifName} colour={colour as PanelColour} seed={`banner-${id}`} at="end" />
  </CoverPicture>
)
