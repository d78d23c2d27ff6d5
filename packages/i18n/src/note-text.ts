import { note as en } from './messages/en/note.ts'
import { note as ja } from './messages/ja/note.ts'
import { note as zh } from './messages/zh/note.ts'
import { translator, type Translate } from './translate.ts'

type Source = { note: typeof zh }

const texts = {
  zh: translator<Source>('zh', { note: zh }),
  ja: translator<Source>('ja', { note: ja }),
  en: translator<Source>('en', { note: en }),
}

/** What a movement of points was for, in one language. */
export function noteText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
