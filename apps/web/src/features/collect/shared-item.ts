import type { CollectKind } from '@koma/domain/collect-kinds.ts'

/** An item that can be collected and shared, as its own page knows it. */
export interface SharedItem {
  readonly kind: CollectKind
  readonly id: number
  /** Of an activity, as its address in the API names it. */
  readonly category?: string
  /** In the reader's language. */
  readonly title: string
  /** Its page, under the site. */
  readonly address: string
  /** Whether the reader has collected it; false for a visitor. */
  readonly isCollect: boolean
}
