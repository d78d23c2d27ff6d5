import { data } from 'react-router'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { NotFoundScreen } from '../shell/error-screen.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('errors.notFoundTitle'), noindex: true }))

/** /{lang}/error404. Source: product §2 */
export default NotFoundScreen
