import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { applyData } from '../features/creators/apply-data.ts'
import { ApplyForm } from '../features/creators/apply-form.tsx'
import { stepOf } from '../features/creators/application-step.ts'
import { CreatorStepper } from '../features/creators/creator-stepper.tsx'
import {
  addWork,
  filesField,
  discardDraft,
  keepByHand,
  sendApplication,
  shownAgain,
  type ApplyAnswer,
} from '../features/creators/send-application.ts'
import { StatusScreen } from '../features/creators/status-screen.tsx'
import { readWritten } from '../features/creators/written-form.ts'
import { errorToast } from '../lib/flash.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, requireMember, screenOf } from '../lib/screen.ts'
import { readUploadForm } from '../server/read-upload-form.ts'
import { languageOf, useSite } from '../lib/use-language.ts'
import { wordsFor } from '../lib/words.ts'
import { MissingActivation } from '../shell/missing-activation.tsx'
import { useToast } from '../shell/toasts.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => applyData(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  await requireMember(screen)
  const { form: posted, errors } = await readUploadForm(screen, args.request, 'creator_application', [filesField])
  // A refused file is mended first: what else is wrong is told with the next try.
  const isRefused = Object.keys(errors).length > 0
  const answer = isRefused ? { ...shownAgain(readWritten(posted)), errors } : await answerTo(screen, posted)
  return answer instanceof Response ? answer : formAnswer(args, answer, answer.status)
}

function answerTo(screen: ReturnType<typeof screenOf>, posted: FormData) {
  switch (posted.get('intent')) {
    case 'add_work':
      return addWork(posted)
    case 'draft':
      return keepByHand(screen, posted)
    case 'discard':
      return discardDraft(screen)
    default:
      return sendApplication(screen, posted)
  }
}

/** Without an answer the page stays as it is, with the same key: sent again it is one application. */
export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const posted = await request.clone().formData()
  try {
    return await serverAction<ApplyAnswer>()
  } catch (error) {
    // What `fetch` throws when nothing answers.
    if (!(error instanceof TypeError)) throw error
    const toast = errorToast(wordsFor(languageOf(params.lang))('errors.noConnection'))
    const key = posted.get('key')
    const id = typeof key === 'string' ? key : crypto.randomUUID()
    return data({ ...shownAgain(readWritten(posted)), id, toast, status: 503 }, { status: 503 })
  }
}

/** What a refused form shows stays as it is; only what was kept, sent or withdrawn is read anew. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult ? false : defaultShouldRevalidate

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('creators.title'),
    description: words('creators.description'),
    noindex: true,
  }))

/** member/apply: the application for a creator class in three steps. Source: product §2, §3 */
export default function MemberApply() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<ApplyAnswer>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead
        href={paths.memberApply()}
        title={words('creators.title')}
        sound={words('creators.sound')}
        lead={view.view === 'status' ? undefined : words('creators.lead')}
      />
      <CreatorStepper current={stepOf(view)} />
      {view.view === 'open' ? (
        <>
          <section className="k-box k-stack" aria-labelledby="open">
            <h2 id="open">{words('creators.openTitle')}</h2>
            <p>{words('creators.openText')}</p>
          </section>
          <MissingActivation activation={view.activation} />
        </>
      ) : null}
      {view.view === 'form' ? <ApplyForm key={view.key} view={view} answer={answer} /> : null}
      {view.view === 'status' ? <StatusScreen view={view} /> : null}
    </div>
  )
}
