/** No address that a browser is sent back to is longer. */
export const redirectLengthMax = 500

/**
 * Whether an address may be registered for a mobile app to be sent back to: https in its canonical spelling, plain http
 * on the loopback addresses by number, or the app's own scheme, which is a domain name turned round (so never
 * `javascript:`). No user, no fragment, no wildcard. Source: RFC 8252 §7, RFC 9700 §4.1
 */
export function isRegistrableRedirect(address: string): boolean {
  if (address.length > redirectLengthMax || !/^[A-Za-z0-9:/[\]._~?&=%+-]+$/.test(address)) return false
  if (/%(?![0-9A-Fa-f]{2})|%(2e|2f|5c|00)/i.test(address)) return false
  if (loopback(address)) return true
  if (ownScheme.test(address)) return true
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.href === address && url.hostname.includes('.') && !url.username
}

/**
 * Whether an address may be sent back to: letter for letter one of the registered ones. Of a loopback address that is
 * registered without a port every port fits, because an app takes the one that is free. Source: RFC 8252 §7.3
 */
export function allowsRedirect(registered: readonly string[], asked: string): boolean {
  if (registered.includes(asked)) return true
  const local = loopback(asked)
  return local?.port !== undefined && registered.includes(local.origin + local.rest)
}

const ownScheme = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:\/{1,3}(?!\/)[A-Za-z0-9._~/?&=%-]*$/

/** The parts of an http address on this machine, by number: names can be made to point elsewhere. */
function loopback(address: string) {
  const [, origin, port, rest] =
    /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::([1-9]\d{0,4}))?(\/[A-Za-z0-9._~/?&=%-]*)$/.exec(address) ?? []
  if (origin === undefined || rest === undefined || Number(port ?? 0) > 65_535) return undefined
  return { origin, port, rest }
}
