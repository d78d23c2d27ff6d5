import type { DeskItem } from '@koma/contract/content-desk.ts'
import { useFormats } from '../../i18n/use-text.ts'

/** What an item is called in the reader's language, as the list calls it; in Chinese where that is not written. */
export function useItemTitle({ draft: { title_zh, title_ja, title_en } }: Pick<DeskItem, 'draft'>): string {
  return useFormats().name({ name_zh: title_zh, name_ja: title_ja, name_en: title_en })
}
