const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something: a browser says where a write comes from in `Sec-Fetch-Site`, older ones in
 * `Origin`. Without either nobody knows, and it may not. `publicUrl` is the site's own origin; behind a proxy that
 * keeps it the `Host` counts too. Source: docs/guarantees.md I-63
 */
export function mayWrite(method: string, headers: Headers, publicUrl: string): boolean {
  if (safeMethods.has(method.toUpperCase())) return true
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = URL.parse(headers.get('origin') ?? '')
  if (!origin) return false
  return origin.origin === publicUrl || origin.host === headers.get('host')
}
