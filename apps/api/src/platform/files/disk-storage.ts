import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStorage } from './file-storage.ts'
import { randomToken } from '../ids.ts'

const shardLength = 2

/** Files on this machine's disk: complete or not there, whatever dies when. */
export function diskStorage(folder: string): FileStorage {
  const folderOf = (key: string) => path.join(folder, key.slice(0, shardLength))
  const pathOf = (key: string) => path.join(folderOf(key), key)
  return {
    async put(key, { path: source }) {
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
      const unfinished = path.join(folderOf(key), `.${randomToken()}`)
      try {
        await copyFile(source, unfinished, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await flush(unfinished)
        await rename(unfinished, pathOf(key))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await flush(folderOf(key))
      await flush(folder)
    },
    async read(key) {
      const stream = createReadStream(pathOf(key))
      const isThere = await new Promise<boolean>((done, fail) => {
        stream.once('open', () => done(true))
        stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? done(false) : fail(error)))
      })
      return isThere ? stream : null
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** What was written survives a power cut; a folder too, so that a new name does. */
async function flush(target: string) {
  const handle = await open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
