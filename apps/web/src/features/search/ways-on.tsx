import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSite } from '../../lib/use-language.ts'

/** Where to look without words. */
export function WaysOn() {
  const { words, paths } = useSite()
  const ways = [
    { href: paths.newsList(), label: words('search.wayNews') },
    { href: paths.comicList(), label: words('search.wayComics') },
    { href: paths.faq(), label: words('search.wayFaq') },
  ]
  return (
    <section aria-labelledby="ways-on">
      <h2 id="ways-on">{words('search.waysOn')}</h2>
      <ul className="k-row" role="list">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <LinkButton href={href} variant="quiet">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
