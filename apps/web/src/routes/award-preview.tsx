import type { Award as AwardRecord } from '@koma/contract/library.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Award from './award.tsx'

export const headers = previewHeaders
export const loader = previewLoader<AwardRecord>('award')
export const meta = previewMeta

/** award/preview: an edition of an award as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function AwardPreview() {
  return (
    <DraftFrame>
      <Award />
    </DraftFrame>
  )
}
