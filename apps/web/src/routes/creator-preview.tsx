import type { Creator as CreatorRecord } from '@koma/contract/library.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Creator from './creator.tsx'

export const headers = previewHeaders
export const loader = previewLoader<CreatorRecord>('creator')
export const meta = previewMeta

/** creator/preview: a person as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function CreatorPreview() {
  return (
    <DraftFrame>
      <Creator />
    </DraftFrame>
  )
}
