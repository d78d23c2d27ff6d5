import path from 'node:path'
import { clamdScanner } from '@koma/api/platform/files/clamd.ts'
import { diskStorage } from '@koma/api/platform/files/disk-storage.ts'
import type { Files } from '@koma/api/platform/files/files.ts'
import { fileInspector } from '@koma/api/platform/files/inspect-file.ts'
import type { QpdfCheck } from '@koma/api/platform/files/qpdf.ts'
import { s3Storage } from '@koma/api/platform/files/s3-storage.ts'
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
    storage: storage.kind === 's3' ? s3Storage(storage) : diskStorage(path.join(dataDir, 'files')),
    temporary,
    inspect: fileInspector(qpdf),
    scanner: clamav && clamdScanner(clamav),
  }
}
