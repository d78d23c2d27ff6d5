/** Runs at most `max` tasks at once, the others in the order of their coming. */
export function slots(max: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    // A finished task hands its slot on, so nobody who comes in between can overtake the line.
    if (running >= max) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
