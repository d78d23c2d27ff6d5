import { setImmediate as turn } from 'node:timers/promises'
import type { Server } from 'node:net'

/** Of the time that a stop may take; a server that falls behind by more has a longer queue than it can work off. */
const takeMsMax = 500

/**
 * Takes the connections that wait in the system's queue, until turns of the event loop bring no more. A server that closes
 * resets those that it has not taken, and a turn takes no more than one of them. Source: docs/guarantees.md I-74
 */
export async function takeQueued(server: Server): Promise<void> {
  const until = performance.now() + takeMsMax
  let taken = true
  const note = () => {
    taken = true
  }
  server.on('connection', note)
  while (taken && performance.now() < until) {
    taken = false
    await turn()
    await turn()
  }
  server.off('connection', note)
}
