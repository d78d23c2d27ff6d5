import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { newStorageKey } from '../../../platform/files/files.ts'
import type { FileProblem } from '../../../platform/files/upload-rules.ts'
import type { UploadedFile } from '../../../platform/files/uploaded-file.ts'
import { announceObject } from '../queries/files.ts'

/** An uploaded file whose bytes are kept; nothing refers to them yet. */
export interface StoredUpload extends UploadedFile {
  readonly storageKey: string
}

export type StoredUploads =
  | { readonly ok: true; readonly stored: readonly StoredUpload[] }
  | { readonly ok: false; readonly errors: Readonly<Record<string, readonly FileProblem[]>> }

/**
 * Keeps the bytes of every file of the request, before the transaction that makes something of them: a store may be
 * slow, and holds no lock meanwhile. What no transaction takes is removed by a job. When the store is away, `errors`
 * tells the member to send it again. Source: product §5 "on failure"
 */
export async function storeUploads(deps: Pick<Deps, 'db' | 'files'>, request: FastifyRequest): Promise<StoredUploads> {
  const stored: StoredUpload[] = []
  for (const upload of request.uploads?.files ?? []) {
    const storageKey = newStorageKey()
    await announceObject(deps.db, storageKey)
    try {
      await deps.files.storage.put(storageKey, upload)
    } catch (error) {
      request.log.error({ err: error }, 'file not stored')
      return { ok: false, errors: { [upload.field]: ['field.file_failed'] } }
    }
    stored.push({ ...upload, storageKey })
  }
  return { ok: true, stored }
}
