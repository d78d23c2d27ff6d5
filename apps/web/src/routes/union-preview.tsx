import type { Organisation } from '@koma/contract/library.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Union from './union.tsx'

export const headers = previewHeaders
export const loader = previewLoader<Organisation>('union')
export const meta = previewMeta

/** union/preview: an association as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function UnionPreview() {
  return (
    <DraftFrame>
      <Union />
    </DraftFrame>
  )
}
