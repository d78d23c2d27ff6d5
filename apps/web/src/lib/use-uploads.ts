import type { FileRecord } from '@koma/contract/files.ts'
import type { FilePurpose } from '@koma/domain/file-purposes.ts'
import { useRef, useState } from 'react'
import { sendFile } from './send-file.ts'
import { listChosen, listKept, type ListedFile } from './upload-list.ts'
import { useSite } from './use-language.ts'

export interface UploadsOptions {
  readonly purpose: FilePurpose
  readonly filesMax: number
  /** Files that the form has already: drafts, or those of the record. */
  readonly kept: readonly FileRecord[]
}

export interface Uploads {
  readonly files: readonly ListedFile[]
  /** A file is on its way: the form waits for it. */
  readonly isBusy: boolean
  /** What has just happened, in words. */
  readonly said: string
  add(chosen: readonly File[]): void
  cancel(key: string): void
  retry(key: string): void
  remove(key: string): void
}

/** Files of one field, sent one after another as soon as they are chosen, each with its progress. */
export function useUploads({ purpose, filesMax, kept }: UploadsOptions): Uploads {
  const { words, paths } = useSite()
  const [files, setFiles] = useState<readonly ListedFile[]>(() => listKept(kept))
  const [said, setSaid] = useState('')
  const { start, stop } = useSending({
    purpose,
    say: setSaid,
    change: (key, to) => setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...to } : file))),
  })

  function drop(key: string) {
    const file = files.find((one) => one.key === key)
    stop(key)
    setFiles((before) => before.filter((one) => one.key !== key))
    setSaid(words('upload.saidRemoved', { name: file?.name ?? '' }))
    return file
  }

  return {
    files,
    said,
    isBusy: files.some(({ state }) => state === 'waiting' || state === 'sending'),
    add(chosen) {
      const room = filesMax - files.filter(({ state }) => state !== 'failed').length
      const tooMany = { state: 'failed', reason: words('upload.tooMany') } as const
      const listed = chosen.map((file, at) => ({
        ...listChosen(words, crypto.randomUUID(), file),
        ...(at >= room && tooMany),
      }))
      setFiles((before) => [...before, ...listed])
      for (const [at, { key, state, name, reason }] of listed.entries()) {
        if (state === 'failed') setSaid(words('upload.saidFailed', { name, reason: reason ?? '' }))
        else start(key, chosen[at])
      }
    },
    cancel: drop,
    retry: (key) => start(key),
    remove(key) {
      const file = drop(key)
      // A draft that is not wanted is forgotten at once; if nobody hears of it, it expires.
      const isDraft = file?.record && !kept.some(({ id }) => id === file.record?.id)
      if (isDraft) void fetch(paths.memberFile(file.record.id), { method: 'DELETE' }).catch(() => {})
    },
  }
}

interface SendingOptions {
  readonly purpose: FilePurpose
  readonly say: (words: string) => void
  readonly change: (key: string, to: Partial<ListedFile>) => void
}

/** The files on their way: the bytes of each chosen one, and what ends the one that is being sent. */
function useSending({ purpose, say, change }: SendingOptions) {
  const { words, paths } = useSite()
  const chosen = useRef(new Map<string, File>())
  const cancels = useRef(new Map<string, () => void>())
  const line = useRef(Promise.resolve())

  async function send(key: string) {
    const file = chosen.current.get(key)
    // Taken back while it waited.
    if (!file) return
    change(key, { state: 'sending', percent: 0 })
    const onProgress = (part: number) => change(key, { percent: Math.floor(part * 100) })
    const sending = sendFile({ address: paths.memberFiles(), purpose, file, onProgress })
    const cancelled = new Promise<null>((resolve) => {
      cancels.current.set(key, () => {
        sending.cancel()
        resolve(null)
      })
    })
    const result = await Promise.race([sending.sent, cancelled])
    cancels.current.delete(key)
    if (result === null) return
    if (result.ok) {
      change(key, { state: 'done', percent: 100, record: result.draft })
      say(words('upload.saidDone', { name: file.name }))
    } else {
      const reason = result.message ?? words('upload.failed')
      change(key, { state: 'failed', reason, retryable: result.retryable })
      say(words('upload.saidFailed', { name: file.name, reason }))
    }
  }

  return {
    /** Puts a file into the line; without one, again the one that failed. */
    start(key: string, file?: File) {
      if (file) chosen.current.set(key, file)
      change(key, { state: 'waiting', reason: null, percent: 0 })
      line.current = line.current.then(() => send(key))
    },
    stop(key: string) {
      chosen.current.delete(key)
      cancels.current.get(key)?.()
    },
  }
}
