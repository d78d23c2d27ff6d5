import type { useSite } from '../../lib/use-language.ts'

type Paths = ReturnType<typeof useSite>['paths']

/** Where a text that people go by is read, in the version that holds or in another. */
export function versionAddress(paths: Paths, slug: string): (version?: string) => string {
  if (slug === 'terms') return paths.terms
  return slug === 'termsspacerental' ? paths.rentalTerms : paths.privacy
}
