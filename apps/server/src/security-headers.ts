import { randomBytes } from 'node:crypto'
import { embedOrigins } from '@koma/domain/video-embeds.ts'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce of this answer's scripts and styles; made when it is first asked for. */
    cspNonce: string
  }
}

const yearSeconds = 31_536_000
const nonceBytes = 18

/** Headers of an answer over https: a browser that got them once asks for nothing else any more (RFC 6797 §7.2). */
export const httpsHeaders = { 'strict-transport-security': `max-age=${2 * yearSeconds}; includeSubDomains` } as const

/** Headers of every answer. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** What a link away from an ordinary page tells. */
export const referrerPolicy = 'strict-origin-when-cross-origin'

/** An address that carries a one-time code must not travel on as a Referer. Source: docs/guarantees.md I-23 */
const codePath = /\/(verify|info)\//

/** Puts the security headers on every answer, errors and files included. Source: docs/guarantees.md I-61, I-62 */
export function secureAnswers(root: FastifyInstance, isHttps: (request: IncomingMessage) => boolean) {
  root.decorateRequest('cspNonce', {
    getter() {
      const kept = nonces.get(this)
      if (kept) return kept
      const nonce = newNonce()
      nonces.set(this, nonce)
      return nonce
    },
  })
  root.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    if (isHttps(request.raw)) reply.headers(httpsHeaders)
    reply.header('referrer-policy', codePath.test(request.url) ? 'no-referrer' : referrerPolicy)
  })
  root.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyFor(request, reply))
  })
}

/** 144 random bits. */
export const newNonce = (): string => randomBytes(nonceBytes).toString('base64url')

const nonces = new WeakMap<FastifyRequest, string>()

function policyFor(request: FastifyRequest, reply: FastifyReply): string {
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
  return isPage
    ? pagePolicy([`'nonce-${request.cspNonce}'`, "'strict-dynamic'"], { styleNonce: request.cspNonce })
    : dataPolicy
}

/** Data and files run nothing and are framed nowhere. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** What a page may use beside its scripts. */
export interface PageSources {
  readonly styleNonce?: string
  /** Origins that its scripts may call beside its own. */
  readonly connect?: readonly string[]
  readonly tags?: TagSources | undefined
}

/** Origins that the tags of a page may use. */
export interface TagSources {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly image: readonly string[]
}

/** The policy of a page, with the sources of its scripts: a nonce, or hashes where the page is kept. */
export function pagePolicy(scripts: readonly string[], { styleNonce, connect = [], tags }: PageSources = {}): string {
  return [
    "default-src 'self'",
    `script-src ${[...scripts, ...(tags?.script ?? [])].join(' ')}`,
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...(tags?.image ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...(tags?.connect ?? [])].join(' ')}`,
    `frame-src ${embedOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
