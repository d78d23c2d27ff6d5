import { contactMail as en } from './messages/en/contact-mail.ts'
import { contactMail as ja } from './messages/ja/contact-mail.ts'
import { contactMail as zh } from './messages/zh/contact-mail.ts'
import { translator, type Translate } from './translate.ts'

type Source = { contactMail: typeof zh }

const texts = {
  zh: translator<Source>('zh', { contactMail: zh }),
  ja: translator<Source>('ja', { contactMail: ja }),
  en: translator<Source>('en', { contactMail: en }),
}

/** The sentences of mails about letters to the centre in one language. */
export function contactMailText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
