import { useSite } from '../../lib/use-language.ts'

/** A website by the name of its host; one that is not published says so. */
export function SiteAddress({ address }: { address: string | null }) {
  const { words } = useSite()
  if (address === null || !URL.canParse(address)) return words('library.notPublished')
  return (
    <a href={address} rel="noopener noreferrer">
      {new URL(address).hostname}
    </a>
  )
}
