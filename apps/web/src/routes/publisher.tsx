import type { Organisation } from '@koma/contract/library.ts'
import { useLoaderData } from 'react-router'
import { OrganisationRecord } from '../features/library/organisation-record.tsx'
import { recordMeta } from '../features/library/record-meta.ts'
import { recordLoader } from '../features/library/record-loader.ts'
import { publicPage } from '../lib/public-page.ts'

export const headers = publicPage('content')

export const loader = recordLoader<Organisation>('publisher')

export const meta = recordMeta('publisher')

/** publisher/{id}: a house and its works. Source: product §2 */
export default function Publisher() {
  return <OrganisationRecord kind="publisher" organisation={useLoaderData<typeof loader>()} />
}
