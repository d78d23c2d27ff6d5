import type { ApiRequest, ApiResponse, Transport } from '../lib/transport.ts'

/** What a faked API answers to a call named as 'GET /device'. */
export type Answers = Readonly<Record<string, Answer | ((request: ApiRequest) => Answer | Promise<Answer>)>>

export interface Answer {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface FakeApi {
  readonly transport: Transport
  /** What arrived, in order. */
  readonly requests: ApiRequest[]
  /** The names of what arrived, as 'POST /token'. */
  readonly names: () => string[]
}

/** An API that answers from a table; a call that is not in it is a mistake of the test. */
export function fakeApi(answers: Answers): FakeApi {
  const requests: ApiRequest[] = []
  const nameOf = ({ method, path }: ApiRequest) => `${method} ${path.split('?')[0] ?? ''}`
  const transport: Transport = async (request) => {
    requests.push(request)
    const answer = answers[nameOf(request)]
    if (answer === undefined) throw new Error(`nobody expected ${nameOf(request)}`)
    return responseOf(typeof answer === 'function' ? await answer(request) : answer)
  }
  return { transport, requests, names: () => requests.map(nameOf) }
}

/** The body of a refusal, as the API words it. */
export const refused = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { code, message: `sentence of ${code}`, ...more },
})

const responseOf = ({ status = 200, body, headers = {} }: Answer): ApiResponse => ({
  status,
  headers,
  body: body === undefined ? '' : JSON.stringify(body),
})
