import { useSite } from '../../lib/use-language.ts'

/** A website by the name of its host; one that the record does not have says so. */
export function SiteAddress({ address }: { address: string | null }) {
  const { words } = useSite()
  if (address === null || !URL.canParse(address)) return words('library.unknown')
  return (
    <a href={address} rel="noopener noreferrer">
      {new URL(address).hostname}
    </a>
  )
}
