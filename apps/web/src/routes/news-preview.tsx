import type { TitledArticle } from '@koma/contract/content.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import News from './news.tsx'

export const headers = previewHeaders
export const loader = previewLoader<TitledArticle>('news')
export const meta = previewMeta

/** news/preview: an article as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function NewsPreview() {
  return (
    <DraftFrame>
      <News />
    </DraftFrame>
  )
}
