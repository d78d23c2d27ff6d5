import type { Organisation } from '@koma/contract/library.ts'
import { useLoaderData } from 'react-router'
import { OrganisationRecord } from '../features/library/organisation-record.tsx'
import { recordMeta } from '../features/library/record-meta.ts'
import { recordLoader } from '../features/library/record-loader.ts'
import { publicPage } from '../lib/public-page.ts'

export const headers = publicPage('content')

export const loader = recordLoader<Organisation>('union')

export const meta = recordMeta('union')

/** union/{id}: an association: website, mail, address, introduction. Source: product §2 "Comic Artists Association page" */
export default function Union() {
  return <OrganisationRecord kind="union" organisation={useLoaderData<typeof loader>()} />
}
