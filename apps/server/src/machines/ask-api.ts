import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inProcess, overHttp } from '../api-transport.ts'
import type { Config } from '../config.ts'

/** What the API answers to a reader's GET; undefined where it refuses. */
export type AskApi = <Answer>(path: string) => Promise<Answer | undefined>

/** The API for what machines read, in process or on another host. */
export function askApi(root: FastifyInstance, config: Config, request: FastifyRequest): AskApi {
  const reader = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
  const transport = config.apiBaseUrl ? overHttp(config.apiBaseUrl, reader) : inProcess(root, reader)
  return async <Answer>(path: string) => {
    const { status, body } = await transport({ method: 'GET', path, headers: {} })
    return status === 200 ? (JSON.parse(body) as Answer) : undefined
  }
}
