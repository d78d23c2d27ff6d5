import { creatorMail as en } from './messages/en/creator-mail.ts'
import { creatorMail as ja } from './messages/ja/creator-mail.ts'
import { creatorMail as zh } from './messages/zh/creator-mail.ts'
import { translator, type Translate } from './translate.ts'

type Source = { creatorMail: typeof zh }

const texts = {
  zh: translator<Source>('zh', { creatorMail: zh }),
  ja: translator<Source>('ja', { creatorMail: ja }),
  en: translator<Source>('en', { creatorMail: en }),
}

/** The sentences of mails about applications for the creator classes in one language. */
export function creatorMailText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
