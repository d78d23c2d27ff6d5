import type { LoaderFunctionArgs } from 'react-router'
import { screenOf } from '../lib/screen.ts'

/** The headers of the API's answer that go on to the reader. */
const passed = ['content-type', 'content-disposition', 'etag', 'cache-control', 'last-modified'] as const

/** open_data/{file}: a whole database as CSV or JSON, streamed through from the API. */
export async function loader(args: LoaderFunctionArgs) {
  const { site } = screenOf(args)
  const asked = args.request.headers.get('if-none-match')
  const { status, headers, body } = await site.streams({
    method: 'GET',
    path: `/open_data/${encodeURIComponent(args.params['file'] ?? '')}`,
    headers: { ...(asked && { 'if-none-match': asked }) },
  })
  if (status !== 200 && status !== 304) {
    await body.cancel()
    throw new Response(null, { status: status < 500 ? 404 : 500 })
  }
  const given = Object.fromEntries(passed.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
  return new Response(status === 304 ? null : body, {
    status,
    headers: { ...given, 'x-content-type-options': 'nosniff' },
  })
}
