import { membershipMail as en } from './messages/en/membership-mail.ts'
import { membershipMail as ja } from './messages/ja/membership-mail.ts'
import { membershipMail as zh } from './messages/zh/membership-mail.ts'
import { translator, type Translate } from './translate.ts'

type Source = { membershipMail: typeof zh }

const texts = {
  zh: translator<Source>('zh', { membershipMail: zh }),
  ja: translator<Source>('ja', { membershipMail: ja }),
  en: translator<Source>('en', { membershipMail: en }),
}

/** The sentences of mails about memberships in one language. */
export function membershipMailText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
