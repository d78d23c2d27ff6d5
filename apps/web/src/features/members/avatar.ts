import { calls } from '../../lib/calls.ts'
import { flash, type ToastFacts } from '../../lib/flash.ts'
import { memberStream } from '../../lib/member-stream.ts'
import { load, requireMember, seeOther, type Screen } from '../../lib/screen.ts'

/** What the form gets back when no picture was kept. */
export interface AvatarAnswer {
  readonly id: string
  readonly error: string
  readonly toast: ToastFacts | null
}

const multipart = 'multipart/form-data'

/** Passes the picture on to the API as it comes, or removes the one there is. Source: product §7 "POST /member/avatar" */
export async function changeAvatar(screen: Screen, request: Request): Promise<AvatarAnswer | Response> {
  await requireMember(screen)
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith(multipart) || !request.body) {
    await load(screen, calls.removeAvatar())
    flash(screen, 'avatarRemoved')
    return seeOther(screen.paths.memberInfo())
  }
  const length = request.headers.get('content-length')
  const headers = { 'content-type': type, accept: 'application/json', ...(length && { 'content-length': length }) }
  const answer = await memberStream(screen, { method: 'POST', path: '/member/avatar', headers, body: request.body })
  if (answer.status === 200) {
    await answer.body.cancel()
    flash(screen, 'avatarSaved')
    return seeOther(screen.paths.memberInfo())
  }
  const { message, errors } = await refusalIn(answer.body)
  const error = errors?.avatar?.[0] ?? message ?? screen.words('errors.unknown')
  return { id: crypto.randomUUID(), error, toast: { id: crypto.randomUUID(), tone: 'error', text: error } }
}

interface RefusalText {
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

async function refusalIn(body: ReadableStream<Uint8Array>): Promise<RefusalText> {
  try {
    return (await new Response(body).json()) as RefusalText
  } catch {
    return {}
  }
}
