import type { ActionFunctionArgs } from 'react-router'
import { screenOf } from '../lib/screen.ts'
import { moveCreatorForm, type MoveCreatorAnswer } from '../server/move-creator-form.ts'

/** What the page gets that has sent the form itself, to tell how far it is: where to go, or what was wrong. */
export type SentMove = { readonly to: string } | MoveCreatorAnswer

/** Takes the form of olduser/info/{code} from its scripts; without them the page posts to itself. */
export async function action(args: ActionFunctionArgs) {
  const answer = await moveCreatorForm(screenOf(args), args.request, args.params.code ?? '')
  const body: SentMove = answer instanceof Response ? { to: answer.headers.get('location') ?? '/' } : answer
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
