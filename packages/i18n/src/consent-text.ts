import { consent as en } from './messages/en/consent.ts'
import { consent as ja } from './messages/ja/consent.ts'
import { consent as zh } from './messages/zh/consent.ts'

/** The question before any tag is loaded, as the notice has it in each language. */
export const consentTexts = { zh, ja, en } as const
