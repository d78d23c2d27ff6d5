/** A length as players write it: 0:48, 18:00, 1:16:00. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The same as a duration of ISO 8601, for programs: PT1H16M0S. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `PT${Math.floor(whole / 3600)}H${Math.floor(whole / 60) % 60}M${whole % 60}S`
}

/** The second that `?t=` asks a recording to open at; 0 for what is no second of it. */
export function startOf(query: URLSearchParams, seconds: number): number {
  const text = query.get('t') ?? ''
  const start = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return start < seconds ? start : 0
}
