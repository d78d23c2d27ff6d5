import type { LoaderFunctionArgs } from 'react-router'
import { memberStream } from '../lib/member-stream.ts'
import { notFound, requireMember, screenOf } from '../lib/screen.ts'

/** The member's own picture, streamed through from the API. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  await requireMember(screen)
  const { avatarId = '', width = '' } = args.params
  const path = `/avatar/${encodeURIComponent(avatarId)}/${encodeURIComponent(width)}`
  const { status, body } = await memberStream(screen, { method: 'GET', path, headers: {} })
  if (status === 200) {
    // A picture never changes under its id; only this browser keeps it, and signing out clears it.
    const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' }
    return new Response(body, { headers })
  }
  await body.cancel()
  throw status === 404 ? notFound() : new Response(null, { status: status >= 500 ? status : 500 })
}
