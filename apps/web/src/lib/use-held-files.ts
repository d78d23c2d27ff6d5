import { useState } from 'react'
import { heldBytesMax, progressed, resting, sendable, type HeldFile } from './held-files.ts'
import { listChosen } from './upload-list.ts'
import { useSite } from './use-language.ts'
import type { Uploads } from './use-uploads.ts'

export interface HeldFiles extends Uploads {
  /** What goes with the form. */
  chosen(): readonly File[]
  /** How far the call is; without figures, that it is not under way. */
  progress(sent?: number, total?: number): void
}

/**
 * Files of a field that wait in the browser until their form is sent: of somebody who has no account yet nothing is kept
 * on the server. A refused form keeps them.
 */
export function useHeldFiles(filesMax: number): HeldFiles {
  const { words } = useSite()
  const [held, setHeld] = useState<readonly HeldFile[]>([])
  const [said, setSaid] = useState('')

  function drop(key: string) {
    const name = held.find(({ listed }) => listed.key === key)?.file.name ?? ''
    setHeld((before) => before.filter(({ listed }) => listed.key !== key))
    setSaid(words('upload.saidRemoved', { name }))
  }

  /** Of what is chosen, what fits with what is there. */
  function fitting(chosen: readonly File[]): readonly HeldFile[] {
    const known = sendable(held)
    let room = filesMax - known.length
    let bytes = known.reduce((sum, { size }) => sum + size, 0)
    return chosen.map((file) => {
      const listed = listChosen(words, crypto.randomUUID(), file)
      if (listed.state === 'failed') return { file, listed }
      const isTooMany = room < 1
      const isTooMuch = bytes + file.size > heldBytesMax
      if (!isTooMany && !isTooMuch) {
        room -= 1
        bytes += file.size
        return { file, listed }
      }
      const reason = words(isTooMany ? 'upload.tooMany' : 'upload.tooLargeTogether')
      return { file, listed: { ...listed, state: 'failed', reason } }
    })
  }

  return {
    files: held.map(({ listed }) => listed),
    said,
    isBusy: false,
    add(chosen) {
      const added = fitting(chosen)
      setHeld((before) => [...before, ...added])
      for (const { listed } of added)
        if (listed.state === 'failed')
          setSaid(words('upload.saidFailed', { name: listed.name, reason: listed.reason ?? '' }))
    },
    cancel: drop,
    remove: drop,
    retry: () => {},
    chosen: () => sendable(held),
    progress: (sent, total) =>
      setHeld((before) =>
        sent === undefined || total === undefined ? resting(before) : progressed(before, sent, total),
      ),
  }
}
