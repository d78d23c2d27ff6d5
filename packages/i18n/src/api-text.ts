import type { Message } from './translate.ts'
import { fill } from './translate.ts'
import { error as errorEn } from './messages/en/error.ts'
import { field as fieldEn } from './messages/en/field.ts'
import { error as errorJa } from './messages/ja/error.ts'
import { field as fieldJa } from './messages/ja/field.ts'
import { error as errorZh } from './messages/zh/error.ts'
import { field as fieldZh } from './messages/zh/field.ts'

type ErrorKey = keyof typeof errorZh
type FieldKey = keyof typeof fieldZh

/** The API's sentences in one language. */
export interface ApiText {
  (key: `error.${ErrorKey}`, values?: Readonly<Record<string, string | number>>): string
  /** The sentence of a field message, with or without its prefix `field.`; an unknown key says "not valid". */
  field(key: string): string
}

const catalogues = {
  zh: { error: errorZh, field: fieldZh },
  ja: { error: errorJa, field: fieldJa },
  en: { error: errorEn, field: fieldEn },
} satisfies Record<string, { error: Record<ErrorKey, Message>; field: Record<FieldKey, string> }>

const texts = Object.fromEntries(Object.entries(catalogues).map(([language, all]) => [language, bind(all)])) as Record<
  keyof typeof catalogues,
  ApiText
>

/** The sentences of a language. */
export function apiText(language: keyof typeof catalogues): ApiText {
  return texts[language]
}

function bind(all: { error: Record<ErrorKey, string>; field: Record<FieldKey, string> }): ApiText {
  const error = (key: `error.${ErrorKey}`, values?: Readonly<Record<string, string | number>>) =>
    fill(all.error[key.slice('error.'.length) as ErrorKey], values)
  return Object.assign(error, {
    field: (key: string) => all.field[key.replace(/^field\./, '') as FieldKey] ?? all.field.invalid,
  })
}
