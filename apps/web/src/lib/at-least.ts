/** The round number below a count, with its first digit alone: 137 is 100 and more. Below ten it stays. */
export function atLeast(count: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  return Math.floor(count / step) * step
}
