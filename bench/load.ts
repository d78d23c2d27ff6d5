import autocannon from 'autocannon'

/** Connections that ask at once. */
export const connections = 16

/** Answers a second of one address, asked for `seconds` over `connections` connections. Throws on any other answer than 200. */
export async function answersPerSecond(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers })
  const wrong = result.non2xx + result.errors + result.timeouts
  if (wrong > 0) throw new Error(`${url}: ${wrong} answers were not 200`)
  return result.requests.average
}

/** Tasks a second, run by `connections` workers until there are none left. */
export async function tasksPerSecond<Task>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<void>,
): Promise<number> {
  const queue = [...tasks]
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let task = queue.pop(); task !== undefined; task = queue.pop()) await run(task)
    }),
  )
  return (tasks.length * 1_000) / (performance.now() - begun)
}

/** The middle of an odd number of figures: one noisy round does not decide. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
}
