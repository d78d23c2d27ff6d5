import { LinkButton } from '@koma/ui/link-button.tsx'
import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { collectableOf, collectItem } from '../features/collect/collect-item.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, requireMember, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MemberHead } from '../shell/member-head.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const { kind } = collectableOf(args.params)
  await requireMember(screen, screen.paths.memberCollect(kind))
  return null
}

export async function action(args: ActionFunctionArgs) {
  const isDocument = !new URL(args.request.url).pathname.endsWith('.data')
  const item = collectableOf(args.params)
  const outcome = await collectItem(screenOf(args), item, await formValues(args.request), isDocument)
  return outcome instanceof Response ? outcome : formAnswer(args, outcome, outcome.status)
}

export const clientAction = keptForm(({ toast, message }) => ({ toast, message, back: '', status: 503 }))

export const meta = (input: MetaInput) => pageMeta(input, (words) => ({ title: words('collect.title'), noindex: true }))

/** What a page without scripts shows when an item could not be collected; whoever comes by the address finds the way. */
export default function MemberCollectItem() {
  const outcome = useActionData<typeof action>()
  const { words, paths } = useSite()
  return (
    <div className="web-under-head k-stack">
      <MemberHead href={paths.memberCollect()} title={words(outcome ? 'collect.notDone' : 'collect.title')} />
      <p role="alert">{outcome?.message}</p>
      <p>
        <LinkButton href={outcome?.back || paths.memberCollect()}>
          {words(outcome ? 'collect.backToItem' : 'collect.title')}
        </LinkButton>
      </p>
    </div>
  )
}
