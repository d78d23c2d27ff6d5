import { exported as en } from './messages/en/export.ts'
import { exported as ja } from './messages/ja/export.ts'
import { exported as zh } from './messages/zh/export.ts'
import { translator, type Translate } from './translate.ts'

type Source = { export: typeof zh }

const texts = {
  zh: translator<Source>('zh', { export: zh }),
  ja: translator<Source>('ja', { export: ja }),
  en: translator<Source>('en', { export: en }),
}

/** The sentences of a member's own data in one language. */
export function exportText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
