import type { ApiRequest, CallApi } from '../api/call-api.ts'

/** A caller that remembers what it was asked and answers by method and path; an Error is thrown. */
export function fakeCall(answers: Readonly<Record<string, unknown>>): { call: CallApi; asked: ApiRequest[] } {
  const asked: ApiRequest[] = []
  const call: CallApi = async (request) => {
    asked.push(request)
    const answer = answers[`${request.method} ${request.path}`]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { call, asked }
}
