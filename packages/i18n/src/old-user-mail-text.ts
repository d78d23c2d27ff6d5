import { oldUserMail as en } from './messages/en/old-user-mail.ts'
import { oldUserMail as ja } from './messages/ja/old-user-mail.ts'
import { oldUserMail as zh } from './messages/zh/old-user-mail.ts'
import { translator, type Translate } from './translate.ts'

type Source = { oldUserMail: typeof zh }

const texts = {
  zh: translator<Source>('zh', { oldUserMail: zh }),
  ja: translator<Source>('ja', { oldUserMail: ja }),
  en: translator<Source>('en', { oldUserMail: en }),
}

/** The sentences of mails to people of the former system in one language. */
export function oldUserMailText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
