import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { legalMeta, loadLegalPage } from '../features/legal/legal-text.ts'
import { publicPage } from '../lib/public-page.ts'
import { screenOf } from '../lib/screen.ts'

export const headers = publicPage('setting', 'content')

export const loader = (args: LoaderFunctionArgs) => loadLegalPage(screenOf(args), 'privacy')

export const meta = legalMeta

/** privacy: the text that members agree to, in the version that holds or the one that is asked for. Source: product §2 */
export default function Privacy() {
  return <LegalPage page={useLoaderData<typeof loader>()} />
}
