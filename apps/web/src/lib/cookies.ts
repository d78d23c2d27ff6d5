/** The value of a cookie in a `Cookie` header, decoded; undefined when it is not there or cannot be decoded. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}

export interface CookieOptions {
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number
  readonly secure: boolean
}

/** A `Set-Cookie` line for a cookie that scripts cannot read and other sites cannot send along with a write. */
export const setCookie = (name: string, value: string, { maxAge, secure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The names of the site's own cookies; with TLS the session's are bound to this very host. Decision: accounts */
export const cookieNames = (secure: boolean) => {
  const bound = secure ? '__Host-' : ''
  return {
    access: `${bound}koma_access`,
    refresh: `${bound}koma_refresh`,
    three: `${bound}koma_three`,
    credential: `${bound}koma_credential`,
    previousPage: 'koma_back',
    flash: 'koma_flash',
    sentTo: 'koma_sent',
    passwordAlert: 'koma_password_alert',
    device: 'koma_device',
    language: 'lang',
  } as const
}
