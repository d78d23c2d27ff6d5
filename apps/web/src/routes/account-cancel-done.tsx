import { parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { plainDate } from '../lib/format.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export function loader(args: LoaderFunctionArgs) {
  const { paths, url } = screenOf(args)
  const by = url.searchParams.get('by') ?? ''
  if (!parseTaipeiDate(by)) throw redirect(paths.accountCancel())
  return { by }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('leaving.doneTitle'), noindex: true }))

/** The request has come; everything is signed out, and signing in undoes it. */
export default function AccountCancelDone() {
  const { by } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  return (
    <div className="k-column k-stack">
      <SectionHeading level={1}>{words('leaving.doneTitle')}</SectionHeading>
      <p className="k-lead">{words('leaving.doneText', { date: plainDate(words, by) })}</p>
      <p>{words('leaving.doneUndo')}</p>
      <div>
        <LinkButton href={paths.sign(paths.accountCancel())}>{words('leaving.doneSignIn')}</LinkButton>
      </div>
    </div>
  )
}
