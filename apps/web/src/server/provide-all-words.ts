import { site as en } from '@koma/i18n/messages/en/site.ts'
import { site as ja } from '@koma/i18n/messages/ja/site.ts'
import { site as zh } from '@koma/i18n/messages/zh/site.ts'
import { provideWords } from '../lib/words.ts'

/** The server speaks all three languages. */
export function provideAllWords(): void {
  provideWords('zh', zh)
  provideWords('ja', ja)
  provideWords('en', en)
}
