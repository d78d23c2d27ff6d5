import { zAward, zComic, zCreator, zOrganisation } from '@koma/contract/library.ts'
import { zAlbum, zVideo } from '@koma/contract/recordings.ts'
import type { Db } from '../../platform/db.ts'
import { readAward, readComic, readCreator, readOrganisation } from './commands/read-record.ts'
import { readAlbum, readVideo } from './commands/read-recording.ts'

/** The kinds of the library whose own screens show drafts, by the way in which everybody reads them. */
export const previewedLibrary = [
  { kind: 'video', schema: zVideo, read: (db: Db, id: number) => readVideo(db, id, null) },
  { kind: 'album', schema: zAlbum, read: (db: Db, id: number) => readAlbum(db, id, null) },
  { kind: 'comic', schema: zComic, read: (db: Db, id: number) => readComic(db, id, null) },
  { kind: 'creator', schema: zCreator, read: (db: Db, id: number) => readCreator(db, id, null) },
  {
    kind: 'publisher',
    schema: zOrganisation,
    read: (db: Db, id: number) => readOrganisation(db, 'publisher', id, null),
  },
  { kind: 'union', schema: zOrganisation, read: (db: Db, id: number) => readOrganisation(db, 'union', id, null) },
  { kind: 'award', schema: zAward, read: (db: Db, id: number) => readAward(db, id, null) },
] as const
