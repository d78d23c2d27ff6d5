import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long a request's body may take to arrive (milliseconds). */
export interface BodyTimes {
  /** A form, JSON: a second longer than a client waits, who hangs up first. Source: docs/guarantees.md I-70, product §9 */
  readonly ordinaryMs: number
  /** Files on a slow line: 6 MB at a third of a megabit a second. The server's own time-out is no shorter. */
  readonly filesMs: number
  /** What is still to come of a body whose answer has been given: nobody waits for it any longer. */
  readonly answeredMs: number
}

export const bodyTimes: BodyTimes = { ordinaryMs: 31_000, filesMs: 180_000, answeredMs: 5_000 }

/**
 * Ends a connection whose body comes too slowly, as the server's own time-out would, which knows only one time for
 * requests of every kind. A request without a body costs nothing.
 */
export function endSlowBodies(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  times: BodyTimes = bodyTimes,
): void {
  const { headers } = request
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return
  const isOfFiles = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false
  let timer = setTimeout(end, isOfFiles ? times.filesMs : times.ordinaryMs)
  const stop = () => clearTimeout(timer)
  request.once('end', stop)
  request.once('close', stop)
  response.once('finish', () => {
    stop()
    if (!request.complete) timer = setTimeout(end, times.answeredMs)
  })

  function end() {
    if (request.complete || request.socket.destroyed) return
    const late = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (response.headersSent) request.socket.destroy()
    else server.emit('clientError', late, request.socket)
  }
}
