import { LinkButton } from '@koma/ui/link-button.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HousePage } from '../features/house/house-page.tsx'
import { loadLegalPage } from '../features/legal/legal-text.ts'
import { VersionList } from '../features/legal/version-list.tsx'
import { VersionNotice } from '../features/legal/version-notice.tsx'
import { SpaceCompare } from '../features/space/space-compare.tsx'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const headers = publicPage('setting', 'content', 'space')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [page, spaces] = await Promise.all([
    loadLegalPage(screen, 'termsspacerental'),
    load(screen, readingCalls.spaces()),
  ])
  return { page, spaces }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('house.rental'), description: words('house.rentalDescription') }))

/** termsspacerental: the lease guidelines, and the rooms with the numbers that hold now. Source: product §2, §9 */
export default function RentalTerms() {
  const { page, spaces } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  return (
    <HousePage page={page} href={paths.rentalTerms()} notice={<VersionNotice page={page} />}>
      {page.versions.length > 1 ? (
        <div className="k-column">
          <VersionList page={page} />
        </div>
      ) : null}
      <SpaceCompare spaces={spaces} current="" />
      <div className="k-row">
        <LinkButton href={paths.space('2a')}>{words('house.spaceButton')}</LinkButton>
      </div>
    </HousePage>
  )
}
