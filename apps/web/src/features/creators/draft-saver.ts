import { draftOf, type WrittenForm } from './written-form.ts'

/** Milliseconds without a change after which what was written is kept. */
const saveAfterMs = 1_500
/** Milliseconds until a save that failed is tried again. */
const retryAfterMs = 10_000

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'stale'

/** What the route `member/apply/draft` answers. */
export type DraftAnswer =
  | { readonly ok: true; readonly version: number; readonly savedAt: string }
  | { readonly ok: false; readonly reason: 'stale' | 'failed' }

export interface DraftSaverOptions {
  readonly address: string
  /** The version that the page shows; 0 for none. */
  readonly version: number
  /** `savedAt` comes with a save that succeeded. */
  tell(state: SaveState, savedAt?: string): void
}

export interface DraftSaver {
  change(form: WrittenForm): void
  stop(): void
}

/**
 * Keeps what is being written on the server, one save at a time, each naming the version it saw: another window is
 * noticed, and nothing of it overwritten. What fails is tried again.
 */
export function draftSaver({ address, version, tell }: DraftSaverOptions): DraftSaver {
  let seen = version
  let waiting: WrittenForm | null = null
  let isSaving = false
  let isStale = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function saveIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  async function save() {
    const form = waiting
    if (!form || isSaving) return
    waiting = null
    isSaving = true
    tell('saving')
    const answer = await send(address, { form: draftOf(form), version: seen })
    isSaving = false
    if (answer.ok) {
      seen = answer.version
      tell(waiting ? 'unsaved' : 'saved', answer.savedAt)
      if (waiting) saveIn(saveAfterMs)
      return
    }
    isStale = answer.reason === 'stale'
    tell(answer.reason)
    if (isStale) return
    waiting ??= form
    saveIn(retryAfterMs)
  }

  return {
    change(form) {
      if (isStale) return
      waiting = form
      if (!isSaving) tell('unsaved')
      saveIn(saveAfterMs)
    },
    stop: () => clearTimeout(timer),
  }
}

async function send(address: string, body: unknown): Promise<DraftAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as DraftAnswer
  } catch {
    return { ok: false, reason: 'failed' }
  }
}
