import type { MotifName } from '@koma/ui/cover/vocabulary.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel, type PanelColour } from '@koma/ui/panel.tsx'
import type { HomeView } from './home-view.ts'

/** What staff put in front: each a panel that leads on. */
export function BannerPanels({ banners: { label, panels } }: Pick<HomeView, 'banners'>) {
  if (panels.length === 0) return null
  return (
    <section aria-label={label}>
      <ul className="web-banners" role="list">
        {panels.map(({ id, title, text, alt, href, art, colour }, place) => (
          <Panel
            as="li"
            key={id}
            colour={colour as PanelColour}
            lean={place % 2 ? 'start' : 'end'}
            art={<PanelArt motif={art as MotifName} colour={colour as PanelColour} seed={`banner-${id}`} at="end" />}
          >
            <div className="web-banner">
              <div>
                <h2 lang={title.lang}>{href ? <UiLink href={href}>{title.text}</UiLink> : title.text}</h2>
                {title.badge ? <span className="web-language">{title.badge}</span> : null}
                {text ? <p lang={text.lang}>{text.text}</p> : null}
                {alt ? (
                  <p className="k-ears" lang={alt.lang}>
                    {alt.text}
                  </p>
                ) : null}
              </div>
            </div>
          </Panel>
        ))}
      </ul>
    </section>
  )
}
