import { availableParallelism } from 'node:os'

/** Gives the value, or what was expected. */
export type Parse<Value> = (value: string) => Value | Complaint

/** Reads one variable; empty counts as not set. */
export interface Read {
  <Value>(name: string, fallback: string, parse: Parse<Value>): Value
  <Value>(name: string, fallback: undefined, parse: Parse<Value>): Value | undefined
}

/** The end of a sentence "NAME must be …". */
export class Complaint {
  readonly expected: string
  constructor(expected: string) {
    this.expected = expected
  }
}

export const text: Parse<string> = (value) => value

export const onOff: Parse<boolean> = (value) => {
  if (value === 'on' || value === 'off') return value === 'on'
  return new Complaint('on or off')
}

export const integer =
  (min: number, max: number): Parse<number> =>
  (value) => {
    const number = /^[0-9]+$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? number : new Complaint(`a whole number from ${min} to ${max}`)
  }

export const processes: Parse<number> = (value) => {
  if (value === 'off') return 1
  if (value === 'auto') return availableParallelism()
  const count = integer(1, 256)(value)
  return count instanceof Complaint ? new Complaint('off, auto or a number of processes') : count
}

export const matching =
  (pattern: RegExp, expected: string): Parse<string> =>
  (value) =>
    pattern.test(value) ? value : new Complaint(expected)

export const address: Parse<string> = matching(/^[0-9A-Za-z.:/_-]+$/, 'an address of this machine, such as 127.0.0.1')

export const bucketName: Parse<string> = matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')

export const oneOf =
  <Value extends string>(values: readonly Value[]): Parse<Value> =>
  (value) =>
    values.find((one) => one === value) ?? new Complaint(`one of ${values.join(', ')}`)

export const list =
  <Value>(parse: Parse<Value>): Parse<readonly Value[]> =>
  (value) => {
    const parsed = value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(parse)
    return parsed.find((one) => one instanceof Complaint) ?? (parsed as Value[])
  }

export const url =
  (protocols: readonly string[]): Parse<string> =>
  (value) => {
    const parsed = URL.parse(value)
    if (parsed && protocols.includes(parsed.protocol)) return value.replace(/\/$/, '')
    return new Complaint(`an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  }

/** Plain HTTP is for a provider on this very machine, as tests have it. The text stays as it is: issuers are compared so. */
export const issuer: Parse<string> = (value) => {
  const parsed = URL.parse(value)
  const isLoopback = parsed !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(parsed.hostname)
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLoopback)
  if (isSafe && !parsed.username && !parsed.search && !parsed.hash) return value
  return new Complaint('the https address of an OpenID provider (http on this machine alone)')
}

export const origin: Parse<string> = (value) => {
  const parsed = URL.parse(value)
  const isOrigin =
    parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/' && !parsed.search && !parsed.username
  return isOrigin ? parsed.origin : new Complaint('the origin of the site, such as https://koma.example')
}
