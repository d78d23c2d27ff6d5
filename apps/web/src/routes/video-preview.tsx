import type { Video as VideoRecord } from '@koma/contract/recordings.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Video from './video.tsx'

export const headers = previewHeaders
export const loader = previewLoader<VideoRecord>('video')
export const meta = previewMeta

/** video/preview: a recording as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function VideoPreview() {
  return (
    <DraftFrame>
      <Video />
    </DraftFrame>
  )
}
