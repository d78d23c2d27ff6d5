import { reference as en } from './messages/en/reference.ts'
import { reference as ja } from './messages/ja/reference.ts'
import { reference as zh } from './messages/zh/reference.ts'

/** The words of the API's reference page in one language. */
export function referenceText(language: 'zh' | 'ja' | 'en'): Readonly<Record<keyof typeof zh, string>> {
  return texts[language]
}

const texts = { zh, ja, en }
