import { exported as en } from './messages/en/export.ts'
import { exportWord as enWords } from './messages/en/export-word.ts'
import { exported as ja } from './messages/ja/export.ts'
import { exportWord as jaWords } from './messages/ja/export-word.ts'
import { exported as zh } from './messages/zh/export.ts'
import { exportWord as zhWords } from './messages/zh/export-word.ts'
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

const words = { zh: zhWords, ja: jaWords, en: enWords }

/** A group of codes that have words. */
export type WordGroup = {
  [Key in keyof typeof zhWords]: Key extends `${infer Group}_${string}` ? Group : never
}[keyof typeof zhWords]

/** What a code of a group means, in one language; undefined for a code that has no words. */
export function exportWord(language: keyof typeof words, group: WordGroup, code: string): string | undefined {
  const known: Readonly<Record<string, string>> = words[language]
  const key = `${group}_${code}`
  return Object.hasOwn(known, key) ? known[key] : undefined
}
