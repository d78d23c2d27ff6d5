import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HousePage } from '../features/house/house-page.tsx'
import { calls } from '../lib/calls.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const headers = publicPage('setting', 'content')

export const loader = (args: LoaderFunctionArgs) => load(screenOf(args), calls.page('history'))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('house.history'), description: words('house.historyDescription') }))

/** history: milestones of Taiwanese comics and of the centre. Source: product §2 */
export default function History() {
  const { paths } = useSite()
  return <HousePage page={useLoaderData<typeof loader>()} href={paths.history()} />
}
