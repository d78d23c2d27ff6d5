/** The list with one of its members at another place; places that there are not are the nearest that there are. */
export function moved<One>(list: readonly One[], from: number, to: number): readonly One[] {
  const [one] = list.slice(from, from + 1)
  if (one === undefined) return list
  return list.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), list.length - 1), 0, one)
}
