import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { Place } from './places.ts'

/** The screens of the site that answer a question by themselves, in one quiet row. */
export function PlaceLinks({ places }: { places: readonly Place[] }) {
  const { words } = useSite()
  if (places.length === 0) return null
  return (
    <nav className="web-search-places" aria-labelledby="places">
      <p id="places">{words('search.places')}</p>
      <ul role="list">
        {places.map(({ href, label }) => (
          <li key={href}>
            <UiLink href={href}>{label}</UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
