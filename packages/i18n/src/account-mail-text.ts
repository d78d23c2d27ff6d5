import { accountMail as en } from './messages/en/account-mail.ts'
import { accountMail as ja } from './messages/ja/account-mail.ts'
import { accountMail as zh } from './messages/zh/account-mail.ts'
import { translator, type Translate } from './translate.ts'

type Source = { accountMail: typeof zh }

const texts = {
  zh: translator<Source>('zh', { accountMail: zh }),
  ja: translator<Source>('ja', { accountMail: ja }),
  en: translator<Source>('en', { accountMail: en }),
}

/** The sentences of mails and SMS about the account in one language. */
export function accountMailText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
