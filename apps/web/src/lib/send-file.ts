import type { Draft } from '@koma/contract/files.ts'
import type { ErrorBody } from '@koma/contract/wire.ts'
import type { FilePurpose } from '@koma/domain/file-purposes.ts'

/** As long as the server waits for one upload (milliseconds). */
const uploadMsMax = 180_000

export interface FileToSend {
  readonly address: string
  readonly purpose: FilePurpose
  readonly file: File
  /** 0 to 1; the last is told before the answer. */
  readonly onProgress: (part: number) => void
}

export type SentFile =
  | { readonly ok: true; readonly draft: Draft }
  /** The API's sentence; null when no answer came. A refused file stays refused, everything else may be tried again. */
  | { readonly ok: false; readonly message: string | null; readonly retryable: boolean }

/**
 * Sends one file to the site. An XMLHttpRequest, because `fetch` does not tell how far a body is. `cancel` ends it; the
 * promise then stays open.
 */
export function sendFile({ address, purpose, file, onProgress }: FileToSend): {
  readonly sent: Promise<SentFile>
  readonly cancel: () => void
} {
  const request = new XMLHttpRequest()
  const sent = new Promise<SentFile>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(read(request)))
    for (const end of ['error', 'timeout'] as const) {
      request.addEventListener(end, () => resolve({ ok: false, message: null, retryable: true }))
    }
  })
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', file)
  request.open('POST', address)
  request.timeout = uploadMsMax
  request.setRequestHeader('idempotency-key', crypto.randomUUID())
  request.send(form)
  return { sent, cancel: () => request.abort() }
}

function read({ responseText }: XMLHttpRequest): SentFile {
  const body = parsed(responseText)
  if (body && 'id' in body) return { ok: true, draft: body }
  const refused = body && 'code' in body ? body : undefined
  const message = refused?.errors?.['file']?.[0] ?? refused?.message ?? null
  return { ok: false, message, retryable: refused?.errors?.['file'] === undefined }
}

function parsed(text: string): Draft | ErrorBody | undefined {
  try {
    return JSON.parse(text) as Draft | ErrorBody
  } catch {
    return undefined
  }
}
