import { LinkButton } from '@koma/ui/link-button.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HousePage } from '../features/house/house-page.tsx'
import { SpaceCompare } from '../features/space/space-compare.tsx'
import { calls } from '../lib/calls.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const headers = publicPage('setting', 'space')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [page, spaces] = await Promise.all([
    load(screen, calls.page('termsspacerental')),
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
    <HousePage page={page} href={paths.rentalTerms()}>
      <SpaceCompare spaces={spaces} current="" />
      <div className="k-row">
        <LinkButton href={paths.space('2a')}>{words('house.spaceButton')}</LinkButton>
      </div>
    </HousePage>
  )
}
