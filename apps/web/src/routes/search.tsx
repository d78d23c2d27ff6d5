import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { searchSite, type Searched } from '../features/search/search-data.ts'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { isThere } from '../lib/list-answer.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { screenOf } from '../lib/screen.ts'

export const headers = publicPage('content', 'faq')

/** A page behind the last is empty, and a 404. */
export async function loader(args: LoaderFunctionArgs) {
  const searched = await searchSite(screenOf(args))
  return searched.answer && !isThere(searched.answer) ? data(searched, { status: 404 }) : searched
}

/** Results are no page of their own to other search engines. */
export const meta = (input: MetaInput & { loaderData?: Searched | undefined }) =>
  pageMeta(input, (words, _language, centre) => {
    const q = input.loaderData?.q
    return {
      title: q === undefined ? words('search.title') : words('search.titleFor', { words: q }),
      description: words('search.description', { centre }),
      ...(q !== undefined && { noindex: true }),
    }
  })

/** search: one box over everything, in three languages and scripts. Decision: search */
export default function Search() {
  return <SearchScreen searched={useLoaderData<typeof loader>()} />
}
