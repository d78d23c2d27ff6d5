import type { Screen } from './screen.ts'
import type { StreamRequest, StreamResponse } from './streams.ts'

/** A call of the signed-in member whose body or answer is a file; a session that has to be renewed is so before. */
export async function memberStream(
  { session, site, language }: Pick<Screen, 'session' | 'site' | 'language'>,
  request: StreamRequest,
): Promise<StreamResponse> {
  await session.member()
  const token = session.accessToken()
  const headers = {
    'accept-language': language,
    ...request.headers,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return site.streams({ ...request, headers })
}
