import { redirect, type LoaderFunctionArgs } from 'react-router'
import { memberStream } from '../lib/member-stream.ts'
import { requireMember, screenOf } from '../lib/screen.ts'

/** The member's own data as a ZIP, streamed through from the API; too often leads back. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  await requireMember(screen, screen.paths.memberInfo())
  const { status, headers, body } = await memberStream(screen, { method: 'GET', path: '/member/export', headers: {} })
  if (status !== 200) {
    await body.cancel()
    if (status === 429) return redirect(`${screen.paths.memberInfo()}?export=later`)
    throw new Response(null, { status: status >= 500 ? status : 500 })
  }
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': headers['content-disposition'] ?? 'attachment',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
