import type { ReactNode } from 'react'
import { dialled, type CentreFacts } from '../../lib/centre-facts.ts'
import { useSite } from '../../lib/use-language.ts'

/** How the centre is reached, line by line; nothing where nobody has filled anything in. */
export function CentreCard({ centre: { name, address, phone, email, mapUrl, links } }: { centre: CentreFacts }) {
  const { words } = useSite()
  if (!address && !phone && !email && !mapUrl && links.length === 0) return null
  return (
    <section className="k-stack" aria-labelledby="centre-facts">
      <h2 id="centre-facts">{name}</h2>
      <dl className="web-facts">
        {address ? (
          <Fact word={words('house.address')}>
            <span lang={address.lang}>{address.text}</span>{' '}
            {mapUrl ? (
              <a href={mapUrl} rel="noopener noreferrer">
                {words('house.map')}
              </a>
            ) : null}
          </Fact>
        ) : null}
        {phone ? (
          <Fact word={words('house.phone')}>
            <a href={dialled(phone)}>{phone}</a>
          </Fact>
        ) : null}
        {email ? (
          <Fact word={words('house.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        ) : null}
        {links.length > 0 ? (
          <Fact word={words('house.links')}>
            <ul className="web-facts-links">
              {links.map((link) => (
                <li key={link.url}>
                  <a href={link.url} rel="me">
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
      </dl>
    </section>
  )
}

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  )
}
