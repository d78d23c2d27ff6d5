import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { calls } from '../lib/calls.ts'
import { notFound, requireMember, screenOf } from '../lib/screen.ts'
import { memberStream } from '../lib/member-stream.ts'

/** What an answer with a file must keep: it is saved, never shown in a page of ours. */
const keptHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
] as const

/** One of the member's own files, streamed through from the API. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  await requireMember(screen)
  const path = `/file/${encodeURIComponent(args.params.fileId ?? '')}`
  const { status, headers, body } = await memberStream(screen, { method: 'GET', path, headers: {} })
  if (status === 200) {
    const kept = keptHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
    return new Response(body, { headers: Object.fromEntries(kept) as Record<string, string> })
  }
  await body.cancel()
  throw status === 404 ? notFound() : new Response(null, { status: status >= 500 ? status : 500 })
}

/** Forgets a file that nothing was made of yet (DELETE). */
export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  if (args.request.method !== 'DELETE') throw notFound()
  const result = await screen.api.call(calls.removeDraft(args.params.fileId ?? ''))
  return new Response(null, { status: result.ok ? 204 : result.status })
}
