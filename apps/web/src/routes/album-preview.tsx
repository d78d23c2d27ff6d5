import type { Album as AlbumRecord } from '@koma/contract/recordings.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Album from './album.tsx'

export const headers = previewHeaders
export const loader = previewLoader<AlbumRecord>('album')
export const meta = previewMeta

/** album/preview: an album as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function AlbumPreview() {
  return (
    <DraftFrame>
      <Album />
    </DraftFrame>
  )
}
