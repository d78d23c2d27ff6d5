import type { ActionFunctionArgs } from 'react-router'
import { notFound, screenOf } from '../lib/screen.ts'
import { memberStream } from '../lib/member-stream.ts'

const passedOn = ['content-type', 'content-length', 'idempotency-key'] as const

/**
 * Takes one file of a form, as its field sends it (`lib/use-uploads.ts`): the body streams through to the API, and the
 * API's answer comes back as it is. Decision: the browser talks only to the site's own routes
 */
export async function action(args: ActionFunctionArgs) {
  const { headers, body, method } = args.request
  if (method !== 'POST' || !body) throw notFound()
  const sent = passedOn.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : []))
  const request = {
    method: 'POST',
    path: '/member/files',
    headers: Object.fromEntries(sent) as Record<string, string>,
    body,
  } as const
  const answer = await memberStream(screenOf(args), request)
  // A refusal is an answer for the field, which a browser would otherwise report as a failure to load.
  const status = answer.status < 500 ? 200 : answer.status
  return new Response(answer.body, { status, headers: { 'content-type': 'application/json' } })
}
