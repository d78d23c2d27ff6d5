import type { Organisation } from '@koma/contract/library.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { OrganisationRecord } from '../features/library/organisation-record.tsx'
import { recordMeta } from '../features/library/record-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  load(screenOf(args), readingCalls.record<Organisation>('union', args.params['unionId'] ?? ''))

export const meta = recordMeta('union')

/** union/{id}: an association: website, mail, address, introduction. Source: product §2 "Comic Artists Association page" */
export default function Union() {
  return <OrganisationRecord kind="union" organisation={useLoaderData<typeof loader>()} />
}
