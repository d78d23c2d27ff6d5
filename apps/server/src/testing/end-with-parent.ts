/** Loaded before the product: a test run that is killed leaves no server behind. */
export const startedBy = process.ppid

setInterval(() => {
  if (process.ppid !== startedBy) process.kill(process.pid, 'SIGKILL')
}, 1_000).unref()
