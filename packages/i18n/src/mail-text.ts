import { mail as en } from './messages/en/mail.ts'
import { mail as ja } from './messages/ja/mail.ts'
import { mail as zh } from './messages/zh/mail.ts'
import { translator, type Translate } from './translate.ts'

type Source = { mail: typeof zh }

const texts = {
  zh: translator<Source>('zh', { mail: zh }),
  ja: translator<Source>('ja', { mail: ja }),
  en: translator<Source>('en', { mail: en }),
}

/** The sentences of mails and SMS in one language. */
export function mailText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
