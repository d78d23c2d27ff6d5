import http from 'node:http'

export interface Call {
  readonly token?: string | undefined
  /** An object goes as JSON. */
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  /** Already encoded; says its own content type. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The address of this machine to ask from, of 127.0.0.0/8. */
  readonly from?: string
}

export interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
  /** The parsed JSON, or null. */
  readonly body: any
  readonly ms: number
}

/** Lets go of an idle connection well before the server does (10 s): one must not be used while it is being closed. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 256, timeout: 4_000 })
const answerMsMax = 45_000

/** Calls the server: `call(site, 'POST /api/rent/apply', { token, body })`. Throws when the connection breaks. */
export async function call(
  site: string,
  route: string,
  { token, body, form, raw, headers, from }: Call = {},
): Promise<Answer> {
  const [method, path] = route.split(' ', 2) as [string, string]
  const payload =
    raw ?? (form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body))
  const begun = performance.now()
  const response = await new Promise<http.IncomingMessage>((done, fail) => {
    const request = http.request(new URL(path, site), {
      method,
      agent,
      timeout: answerMsMax,
      ...(from ? { localAddress: from } : {}),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(body !== undefined ? { 'content-type': 'application/json' } : {}),
        ...(payload !== undefined ? { 'content-length': String(Buffer.byteLength(payload)) } : {}),
        ...headers,
      },
    })
    request.on('response', done).on('error', fail)
    request.on('timeout', () => request.destroy(new Error(`no answer within ${answerMsMax} ms`)))
    request.end(payload)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const isJson = response.headers['content-type']?.includes('json') ?? false
  return {
    status: response.statusCode!,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : null,
    ms: performance.now() - begun,
  }
}

/** So many calls, of which so many are under way at a time. */
export async function callMany(
  count: number,
  width: number,
  ask: (turn: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const work = async () => {
    while (next < count) answers.push(await ask(next++))
  }
  await Promise.all(Array.from({ length: width }, work))
  return answers
}

/** How often each status, or each code where there is one, was answered. */
export function tally(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = body?.code ? `${status} ${body.code}` : String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
