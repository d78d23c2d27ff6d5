import type { Organisation } from '@koma/contract/library.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { OrganisationRecord } from '../features/library/organisation-record.tsx'
import { recordMeta } from '../features/library/record-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  load(screenOf(args), readingCalls.record<Organisation>('publisher', args.params['publisherId'] ?? ''))

export const meta = recordMeta('publisher')

/** publisher/{id}: a house and its works. Source: product §2 */
export default function Publisher() {
  return <OrganisationRecord kind="publisher" organisation={useLoaderData<typeof loader>()} />
}
