import path from 'node:path'
import type { Language } from '@koma/domain/languages.ts'
import { readIndexNow, readTagManager, type IndexNowSettings, type TagManagerSettings } from './config-machines.ts'
import {
  Complaint,
  address,
  bucketName,
  integer,
  issuer,
  list,
  matching,
  onOff,
  oneOf,
  origin,
  processes,
  text,
  url,
  type Parse,
  type Read,
} from './config-values.ts'

/** The whole configuration, read once. Nothing else reads the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** A server to use instead of the embedded one. */
  readonly databaseUrl: string | undefined
  readonly demo: boolean
  readonly rateLimits: boolean
  /** Server processes: 1 unless CLUSTER says otherwise. */
  readonly processes: number
  /** The site's origin without a trailing slash. */
  readonly publicUrl: string
  /** Addresses (or ranges) whose X-Forwarded-* is believed. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  readonly mail: { readonly kind: 'mailbox' } | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  readonly sms:
    | { readonly kind: 'mailbox' }
    | { readonly kind: 'mitake'; readonly url: string; readonly username: string; readonly password: string }
  /** The OpenID provider that people may sign in with. */
  readonly openId: OpenIdSettings | undefined
  /** Where uploaded files are kept: under DATA_DIR, or in a store that speaks S3. */
  readonly storage:
    | { readonly kind: 'disk' }
    | {
        readonly kind: 's3'
        readonly endpoint: string
        readonly bucket: string
        readonly region: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
      }
  /** The daemon that scans them; without one they are open at once. */
  readonly clamav: { readonly host: string; readonly port: number } | undefined
  /** Origins whose pages may call this API from a browser: a console that is served elsewhere. */
  readonly allowedOrigins: readonly string[]
  /** Google's search over this site; the site's own answers without it. */
  readonly googleSearch: GoogleSearchSettings | undefined
  /** Google's tags on pages for visitors, once a reader says yes. */
  readonly tagManager: TagManagerSettings | undefined
  /** Tells search engines what was published, changed and taken down. */
  readonly indexNow: IndexNowSettings | undefined
  /** Another host's API instead of the one in process. */
  readonly apiBaseUrl: string | undefined
}

export type LogLevel = (typeof logLevels)[number]
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

interface OpenIdSettings {
  /** Stands in the addresses /auth/{id}/start and /auth/{id}/callback. */
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface GoogleSearchSettings {
  readonly url: string
  readonly key: string
  /** The engine of each language. */
  readonly engines: Readonly<Record<Language, string>>
}

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the environment, in a sentence that names the variable. */
export class ConfigError extends Error {}

/** Reads the environment; a value that is not understood throws a `ConfigError`. Empty counts as not set. */
export function readConfig(environment: Environment): Config {
  const read = reader(environment)
  const port = read('PORT', '3000', integer(1, 65_535))
  const host = read('HOST', '127.0.0.1', address)
  const demo = read('DEMO', 'on', onOff)
  const rateLimits = read('RATE_LIMITS', 'on', onOff)
  if (!rateLimits && !demo) throw new ConfigError('RATE_LIMITS=off is accepted together with the demo alone (DEMO=on).')
  return Object.freeze({
    port,
    host,
    dataDir: path.resolve(read('DATA_DIR', './var', text)),
    databaseUrl: read('DATABASE_URL', undefined, url(['postgres:', 'postgresql:'])),
    demo,
    rateLimits,
    processes: read('CLUSTER', 'off', processes),
    publicUrl: read('PUBLIC_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`, origin),
    trustedProxies: read('TRUSTED_PROXIES', '', list(address)),
    logLevel: read('LOG_LEVEL', 'info', oneOf(logLevels)),
    mail: readMail(read),
    sms: readSms(read),
    storage: readStorage(read),
    clamav: readClamav(read),
    openId: readOpenId(read),
    googleSearch: readGoogleSearch(read),
    tagManager: readTagManager(read),
    indexNow: readIndexNow(read),
    allowedOrigins: read('ALLOWED_ORIGINS', '', list(origin)),
    apiBaseUrl: read('API_BASE_URL', undefined, url(['http:', 'https:'])),
  })
}

function reader(environment: Environment): Read {
  function read<Value>(name: string, fallback: string, parse: Parse<Value>): Value
  function read<Value>(name: string, fallback: undefined, parse: Parse<Value>): Value | undefined
  function read<Value>(name: string, fallback: string | undefined, parse: Parse<Value>): Value | undefined {
    const given = environment[name]?.trim() || fallback
    if (given === undefined) return undefined
    const value = parse(given)
    // A secret may stand in an address: what was given is not repeated.
    if (value instanceof Complaint) throw new ConfigError(`${name} must be ${value.expected}.`)
    return value
  }
  return read
}

function readMail(read: Read): Config['mail'] {
  const smtp = read('SMTP_URL', undefined, url(['smtp:', 'smtps:']))
  if (smtp === undefined) return { kind: 'mailbox' }
  const from = read('MAIL_FROM', undefined, matching(/^[^\r\n]*[^\s@]+@[^\s@]+\.[^\s@]+>?$/, 'an e-mail address'))
  if (from === undefined) throw new ConfigError('MAIL_FROM must be given together with SMTP_URL.')
  return { kind: 'smtp', url: smtp, from }
}

function readSms(read: Read): Config['sms'] {
  if (read('SMS_GATEWAY', 'mailbox', oneOf(['mailbox', 'mitake'])) === 'mailbox') return { kind: 'mailbox' }
  const username = read('MITAKE_USERNAME', undefined, text)
  const password = read('MITAKE_PASSWORD', undefined, text)
  if (!username || !password) {
    throw new ConfigError('MITAKE_USERNAME and MITAKE_PASSWORD must be given together with SMS_GATEWAY=mitake.')
  }
  return {
    kind: 'mitake',
    url: read('MITAKE_URL', 'https://smsapi.mitake.com.tw', url(['http:', 'https:'])),
    username,
    password,
  }
}

function readOpenId(read: Read): Config['openId'] {
  const clientId = read('OIDC_CLIENT_ID', undefined, text)
  const clientSecret = read('OIDC_CLIENT_SECRET', undefined, text)
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (!clientId || !clientSecret) {
    throw new ConfigError('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be given together.')
  }
  return {
    id: read(
      'OIDC_PROVIDER',
      'google',
      matching(/^[a-z][a-z0-9-]{0,29}$/, 'a word of small letters, digits and dashes'),
    ),
    name: read('OIDC_NAME', 'Google', text),
    issuer: read('OIDC_ISSUER', 'https://accounts.google.com', issuer),
    clientId,
    clientSecret,
  }
}

function readStorage(read: Read): Config['storage'] {
  const endpoint = read('S3_ENDPOINT', undefined, url(['http:', 'https:']))
  const bucket = read('S3_BUCKET', undefined, bucketName)
  const accessKeyId = read('S3_ACCESS_KEY_ID', undefined, text)
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY', undefined, text)
  const region = read('S3_REGION', 'us-east-1', matching(/^[A-Za-z0-9-]+$/, 'a region, such as us-east-1'))
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return { kind: 'disk' }
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together, or none of them.',
    )
  }
  return { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey }
}

function readClamav(read: Read): Config['clamav'] {
  const host = read('CLAMAV_HOST', undefined, address)
  const port = read('CLAMAV_PORT', '3310', integer(1, 65_535))
  return host === undefined ? undefined : { host, port }
}

function readGoogleSearch(read: Read): Config['googleSearch'] {
  const key = read('GOOGLE_SEARCH_KEY', undefined, text)
  const zh = read('GOOGLE_SEARCH_CX_ZH', undefined, text)
  const ja = read('GOOGLE_SEARCH_CX_JA', undefined, text)
  const en = read('GOOGLE_SEARCH_CX_EN', undefined, text)
  if (!key && !zh && !ja && !en) return undefined
  if (!key || !zh || !ja || !en) {
    throw new ConfigError(
      'GOOGLE_SEARCH_KEY and GOOGLE_SEARCH_CX_ZH, _JA and _EN must be given together, or none of them.',
    )
  }
  const google = 'https://customsearch.googleapis.com/customsearch/v1'
  return { url: read('GOOGLE_SEARCH_URL', google, url(['http:', 'https:'])), key, engines: { zh, ja, en } }
}
