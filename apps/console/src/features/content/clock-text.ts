const secondsOfMinute = 60

/** Seconds as they are read on a clock: 12:05, or 1:02:03 from an hour on. */
export function clockText(seconds: number | null): string {
  if (seconds === null) return ''
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / secondsOfMinute) % secondsOfMinute, seconds % 60]
  const [first, ...others] = parts[0] === 0 ? parts.slice(1) : parts
  return [String(first), ...others.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** The seconds of what somebody has typed: 90, 1:30, 1:02:03; null where it is no time. Full-width signs count too. */
export function secondsOf(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(plain)) return null
  return plain.split(':').reduce((sum, part) => sum * secondsOfMinute + Number(part), 0)
}
