import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are compressed by their own formats. */
const textFile = /\.(js|css|svg|json|txt|webmanifest)$/

/** Below this a compressed file saves less than its own headers. */
const bytesMin = 512

/** Writes `.br` and `.gz` beside every text file below a folder, so that no request ever compresses one. */
export async function compressTree(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  for (const file of files.filter((name) => textFile.test(name) && !name.includes('.vite'))) {
    const source = await readFile(path.join(directory, file))
    if (source.length < bytesMin) continue
    const [br, gz] = await Promise.all([brotli(source), gunzippable(source)])
    await writeFile(path.join(directory, `${file}.br`), br)
    await writeFile(path.join(directory, `${file}.gz`), gz)
  }
}

const brotli = (source: Buffer) =>
  promisify<Buffer, object, Buffer>(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })

const gunzippable = (source: Buffer) => promisify<Buffer, object, Buffer>(gzip)(source, { level: 9 })
