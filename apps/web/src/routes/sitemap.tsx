import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { sitePages } from '../features/house/site-pages.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage()

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('house.sitemapTitle'),
    description: words('house.sitemapDescription', { centre }),
  }))

/** sitemap: every public page, grouped. Source: product §2 */
export default function Sitemap() {
  const { words, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <div>
        <Trail items={[{ href: paths.sitemap(), label: words('house.sitemapTitle') }]} />
        <SectionHeading level={1} sound={words('house.sitemapSound')}>
          {words('house.sitemapTitle')}
        </SectionHeading>
      </div>
      <nav className="web-pages" aria-label={words('house.sitemapTitle')}>
        {sitePages(words, paths).map(({ title, links }) => (
          <section key={title} className="k-box">
            <h2>{title}</h2>
            <ul role="list">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <UiLink href={href}>{label}</UiLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  )
}
