/** Stops this process, as Ctrl-C would, when the one that started it has died without a word. */
export function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Listening to the parent is no reason to stay.
  process.channel.unref()
}
