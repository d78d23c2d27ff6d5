import { rentMail as en } from './messages/en/rent-mail.ts'
import { rentMail as ja } from './messages/ja/rent-mail.ts'
import { rentMail as zh } from './messages/zh/rent-mail.ts'
import { translator, type Translate } from './translate.ts'

type Source = { rentMail: typeof zh }

const texts = {
  zh: translator<Source>('zh', { rentMail: zh }),
  ja: translator<Source>('ja', { rentMail: ja }),
  en: translator<Source>('en', { rentMail: en }),
}

/** The sentences of mails about bookings in one language. */
export function rentMailText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
