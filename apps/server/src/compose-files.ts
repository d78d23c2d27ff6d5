import path from 'node:path'
import { clamdScanner } from '@koma/api/platform/files/clamd.ts'
import { diskStorage } from '@koma/api/platform/files/disk-storage.ts'
import type { FileStorage } from '@koma/api/platform/files/file-storage.ts'
import type { Files } from '@koma/api/platform/files/files.ts'
import { fileInspector } from '@koma/api/platform/files/inspect-file.ts'
import type { QpdfCheck } from '@koma/api/platform/files/qpdf.ts'
import { temporaryFiles } from '@koma/api/platform/files/temporary-files.ts'
import type { Config } from './config.ts'

/** Where files are kept and who looks at them; what an earlier crash left on its way is removed. */
export async function composeFiles(
  { dataDir, storage, clamav }: Pick<Config, 'dataDir' | 'storage' | 'clamav'>,
  qpdf: QpdfCheck | undefined,
): Promise<Files> {
  const temporary = temporaryFiles(path.join(dataDir, 'uploads'))
  await temporary.removeStale()
  return {
    storage: await openStorage(storage, dataDir),
    temporary,
    inspect: fileInspector(qpdf),
    scanner: clamav && clamdScanner(clamav),
  }
}

/** The client of S3 is large: only who needs it loads it. */
async function openStorage(storage: Config['storage'], dataDir: string): Promise<FileStorage> {
  if (storage.kind === 'disk') return diskStorage(path.join(dataDir, 'files'))
  const { s3Storage } = await import('@koma/api/platform/files/s3-storage.ts')
  return s3Storage(storage)
}
