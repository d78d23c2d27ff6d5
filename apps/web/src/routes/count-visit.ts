import type { ActionFunctionArgs } from 'react-router'
import { readingCalls } from '../lib/reading-calls.ts'
import { notFound, screenOf } from '../lib/screen.ts'

/**
 * Passes a click or a share on to be counted: the beacon of a page. It hears nothing but that it arrived, whatever the API
 * says of the item: there is nobody left to tell.
 */
export async function action(args: ActionFunctionArgs) {
  const { deed, itemId = '' } = args.params
  if ((deed !== 'click' && deed !== 'share') || args.request.method !== 'POST') throw notFound()
  await screenOf(args).api.call(readingCalls.count(deed, itemId))
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/** There is nothing to read. */
export function loader() {
  throw notFound()
}
