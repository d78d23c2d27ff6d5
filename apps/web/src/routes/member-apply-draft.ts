import { zCreatorDraftForm } from '@koma/contract/creators.ts'
import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import type { DraftAnswer } from '../features/creators/draft-saver.ts'
import { calls } from '../lib/calls.ts'
import { screenOf } from '../lib/screen.ts'

const zKept = z.object({ form: zCreatorDraftForm, version: z.int().min(0) })

/** Keeps what is being written in the form of member/apply: asked by the page itself, with no screen of its own. */
export async function action(args: ActionFunctionArgs) {
  const kept = zKept.safeParse(await args.request.json().catch(() => null))
  if (!kept.success) return answer({ ok: false, reason: 'failed' }, 422)
  const result = await screenOf(args).api.call(calls.creatorDraft(kept.data.form, kept.data.version))
  if (result.ok) return answer({ ok: true, version: result.data.version, savedAt: result.data.saved_at }, 200)
  const isStale = result.status === 412 || result.status === 409
  return answer({ ok: false, reason: isStale ? 'stale' : 'failed' }, result.status)
}

const answer = (body: DraftAnswer, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
