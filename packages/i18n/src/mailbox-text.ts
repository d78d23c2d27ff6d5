import { mailbox as en } from './messages/en/mailbox.ts'
import { mailbox as ja } from './messages/ja/mailbox.ts'
import { mailbox as zh } from './messages/zh/mailbox.ts'

/** The words of the demo's mailbox page in one language. */
export function mailboxText(language: 'zh' | 'ja' | 'en'): Readonly<Record<keyof typeof zh, string>> {
  return texts[language]
}

const texts = { zh, ja, en }
