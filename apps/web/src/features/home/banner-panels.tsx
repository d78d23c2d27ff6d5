import { UiLink } from '@koma/ui/link.tsx'
import { Panel, type PanelColour } from '@koma/ui/panel.tsx'
import { BannerArt } from './banner-art.tsx'
import type { HomeView } from './home-view.ts'

/** What staff put in front: each a panel that leads on. */
export function BannerPanels({ banners: { label, panels } }: Pick<HomeView, 'banners'>) {
  if (panels.length === 0) return null
  return (
    <section aria-label={label}>
      <ul className="web-banners" role="list">
        {panels.map((banner, place) => (
          <Panel
            as="li"
            key={banner.id}
            colour={banner.colour as PanelColour}
            lean={place % 2 ? 'start' : 'end'}
            art={<BannerArt banner={banner} />}
          >
            <div className="web-banner">
              <BannerWords banner={banner} />
            </div>
          </Panel>
        ))}
      </ul>
    </section>
  )
}

type Banner = HomeView['banners']['panels'][number]

/** What a drawing shows is said here; of a picture it is the picture's own text. */
const BannerWords = ({ banner: { title, text, alt, picture, credit, href } }: { banner: Banner }) => (
  <div>
    <h2 lang={title.lang}>{href ? <UiLink href={href}>{title.text}</UiLink> : title.text}</h2>
    {title.badge ? <span className="web-language">{title.badge}</span> : null}
    {text ? <p lang={text.lang}>{text.text}</p> : null}
    {alt && !picture ? (
      <p className="k-ears" lang={alt.lang}>
        {alt.text}
      </p>
    ) : null}
    {credit ? <small>{credit}</small> : null}
  </div>
)
