import type { Comic as ComicRecord } from '@koma/contract/library.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Comic from './comic.tsx'

export const headers = previewHeaders
export const loader = previewLoader<ComicRecord>('comic')
export const meta = previewMeta

/** comic/preview: a work as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function ComicPreview() {
  return (
    <DraftFrame>
      <Comic />
    </DraftFrame>
  )
}
