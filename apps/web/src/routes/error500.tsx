import { data } from 'react-router'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { ServerErrorScreen } from '../shell/error-screen.tsx'

export const loader = () => data(null, { status: 500 })

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('errors.serverTitle'), noindex: true }))

/** /{lang}/error500. Source: product §2 */
export default ServerErrorScreen
