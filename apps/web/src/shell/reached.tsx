import { dialled, type CentreFacts } from '../lib/centre-facts.ts'

/** How the centre is reached, in the foot of every page. What nobody has filled in is left out. */
export function Reached({ centre: { address, phone, email, links } }: { centre: CentreFacts }) {
  return (
    <address className="web-reached">
      {address ? <span lang={address.lang}>{address.text}</span> : null}
      {phone ? <a href={dialled(phone)}>{phone}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {links.map(({ name, url }) => (
        <a key={url} href={url} rel="me">
          {name}
        </a>
      ))}
    </address>
  )
}
