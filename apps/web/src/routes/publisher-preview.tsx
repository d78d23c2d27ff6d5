import type { Organisation } from '@koma/contract/library.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Publisher from './publisher.tsx'

export const headers = previewHeaders
export const loader = previewLoader<Organisation>('publisher')
export const meta = previewMeta

/** publisher/preview: a house as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function PublisherPreview() {
  return (
    <DraftFrame>
      <Publisher />
    </DraftFrame>
  )
}
