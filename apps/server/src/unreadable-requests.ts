import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { languages } from '@koma/domain/languages.ts'
import { apiText } from '@koma/i18n/api-text.ts'
import { dataPolicy, referrerPolicy, securityHeaders } from './security-headers.ts'

const badRequest = 400
/** The language was in the request. */
const [language] = languages

/** What is not the request's words but its size or its slowness has a status of its own. */
const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers bytes that are no request, in the catalogue's words and with every answer's headers, and hangs up. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answer(statusOf[error.code ?? ''] ?? badRequest))
  socket.destroy(error)
}

function answer(status: number): string {
  const code = 'request.malformed'
  const body = JSON.stringify({ code, message: apiText(language)(`error.${code}`) })
  const headers = {
    ...securityHeaders,
    'referrer-policy': referrerPolicy,
    'content-security-policy': dataPolicy,
    'content-language': language,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
