import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { searchGoogle } from '../features/search/google-data.ts'
import { GoogleResults } from '../features/search/google-results.tsx'
import { searchSite } from '../features/search/search-data.ts'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { screenOf } from '../lib/screen.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { useToast } from '../shell/toasts.tsx'

/** Google's search where it is configured and answers, else the site's own. Decision: search */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const google = await searchGoogle(screen)
  if (google.kind === 'found') return { ...google, q: google.found.q }
  const searched = await searchSite(screen)
  const { problem } = google
  const toast = problem === null ? null : ({ id: problem, tone: 'error', text: problem } as const)
  return { kind: google.kind, searched, q: searched.q, toast }
}

type Shown = Awaited<ReturnType<typeof loader>>

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, _language, centre) => {
    const q = input.loaderData?.q
    return {
      title: q === undefined ? words('search.title') : words('search.titleFor', { words: q }),
      description: words('search.description', { centre }),
      ...(q !== undefined && { noindex: true }),
    }
  })

/** googleSearch; an error of the service shows as a red toast. Source: product §2, §8 "Search service error" */
export default function GoogleSearch() {
  const shown = useLoaderData<typeof loader>()
  useToast(shown.kind === 'own' ? shown.toast : null)
  return shown.kind === 'found' ? <GoogleResults found={shown.found} /> : <SearchScreen searched={shown.searched} />
}
