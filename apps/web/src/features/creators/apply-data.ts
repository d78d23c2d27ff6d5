import type { CreatorApplication, CreatorFormState } from '@koma/contract/creators.ts'
import { activationOf } from '../../lib/activation.ts'
import { calls } from '../../lib/calls.ts'
import { load, requireMember, type Screen } from '../../lib/screen.ts'
import { creatorLists } from './creator-lists.ts'

/** What member/apply shows: the first step, the form, or where the application stands. Source: product §2 */
export async function applyData(screen: Screen) {
  const member = await requireMember(screen)
  const activation = activationOf(member)
  if (activation) return { view: 'open', activation } as const
  const [state, { data: applications }, lists, drafts] = await Promise.all([
    load(screen, calls.creatorForm()),
    load(screen, calls.creatorApplications()),
    creatorLists(screen),
    load(screen, calls.drafts('creator_application')),
  ])
  const wantsNew = screen.url.searchParams.has('again')
  if (isForm(state, applications, wantsNew)) {
    const files = [...state.attachments, ...drafts]
    return { view: 'form', state, lists, files, key: crypto.randomUUID() } as const
  }
  return { view: 'status', applications, lists, types: state.types, memberClass: member.type } as const
}

export type ApplyData = Awaited<ReturnType<typeof applyData>>
export type FormView = Extract<ApplyData, { view: 'form' }>
export type StatusView = Extract<ApplyData, { view: 'status' }>

/** The form is there for what is being written, for the first application, and for another one that is asked for. */
function isForm(
  { application_id, under_review, types }: CreatorFormState,
  applications: readonly CreatorApplication[],
  wantsNew: boolean,
): boolean {
  if (under_review || types.length === 0) return false
  return application_id !== null || applications.length === 0 || wantsNew
}
