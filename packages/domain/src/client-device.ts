/** What a `User-Agent` header tells, in the makers' own names; null where it tells nothing that is known. */
export interface ClientDevice {
  readonly browser: string | null
  readonly system: string | null
}

/** No program names itself at greater length. */
const userAgentLengthMax = 500

// The first that fits counts: every browser also claims to be the ones before it.
const browsers = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFBA[NV]\b/],
  ['Instagram', /\bInstagram\b/],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrom(e|ium)\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['iPadOS', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Browser and system by names of a closed list: nothing that a caller writes there can reach a mail or a screen.
 * Source: docs/guarantees.md I-60
 */
export function clientDeviceOf(userAgent: string | null | undefined): ClientDevice {
  const text = (userAgent ?? '').slice(0, userAgentLengthMax)
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(text))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}

/** The network of an address, enough to recognise one's own: `203.0.113.*`, `2001:db8:7::*`; null for anything else. */
export function coarseAddress(address: string | null | undefined): string | null {
  const plain = (address ?? '')
    .replace(/^::ffff:/i, '')
    .split('%', 1)[0]!
    .toLowerCase()
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (v4) return `${v4[1]}.*`
  if (!/^[0-9a-f:]*:[0-9a-f:]*$/.test(plain)) return null
  return `${leadingGroups(plain)}::*`
}

const networkGroups = 3
const groupsMax = 8

/** The groups of the network; `::` stands for as many zeros as are missing. */
function leadingGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, groupsMax - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, networkGroups).join(':')
}
