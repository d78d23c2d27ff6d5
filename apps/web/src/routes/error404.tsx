import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { nearScreens } from '../features/house/near-screens.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { NotFoundScreen } from '../shell/error-screen.tsx'

export const loader = (args: LoaderFunctionArgs) => data({ near: nearScreens(screenOf(args)) ?? null }, { status: 404 })

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('errors.notFoundTitle'), noindex: true }))

/** /{lang}/error404, and every address that nobody knows. Source: product §2 */
export default function Error404() {
  const { near } = useLoaderData<typeof loader>()
  return <NotFoundScreen near={near ?? undefined} />
}
