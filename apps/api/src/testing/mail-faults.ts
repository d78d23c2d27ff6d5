import { htmlLang, type Language } from '@koma/domain/languages.ts'
import type { ReceivedMail } from './mail-server.ts'

const origin = 'https://koma.example'

const kana = /[\u3041-\u30fa]/
const han = /[\u3400-\u9fff]/

/**
 * What is wrong with a mail as it arrived: a part that is missing, a word that is none, a link that leads elsewhere or
 * stands in one part alone, another language than the reader's, something that is loaded from outside.
 */
export function mailFaults(mail: ReceivedMail, language: Language): readonly string[] {
  const { headers, subject, text, html } = mail
  const visible = visibleText(html)
  const all = [subject, text, visible].join('\n')
  const linked = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => unescaped(href!))
  const written = [...text.matchAll(/\b\w+:\/\/\S+/g)].map(([href]) => href)
  const rules: Readonly<Record<string, boolean>> = {
    'has a subject, a text and a page': [subject, text, visible].every((part) => part.trim().length > 3),
    'has every word filled in': !/\{\{|\}\}|undefined|\bnull\b|NaN|\[object/.test(all),
    'has no key for a sentence': !/\b[a-z]+[A-Za-z]*\.[a-z]+_[a-z_]+\b/.test(all.replace(/\S+@\S+|\S*:\/\/\S*/g, '')),
    'links, by whole addresses, to the site alone': [...linked, ...written].every((href) => isOurs(href, language)),
    'has one button, and its address in both parts':
      new Set(linked).size === 1 && written.includes(linked[0]!) && visible.includes(linked[0]!),
    'says the same in both parts': blocksOf(text).every((line) => visible.includes(line)),
    'is in the language of its reader': isIn(language, subject) && isIn(language, text) && isIn(language, visible),
    'says which language that is':
      html.includes(`<html lang="${htmlLang[language]}"`) &&
      headers.includes(`Content-Language: ${htmlLang[language]}`),
    'wants no answer': headers.includes('Auto-Submitted: auto-generated'),
    'loads nothing': !/<(img|link|script|iframe|object|svg)\b|url\(|\bsrc=|@import/i.test(html),
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

/** Of the site and in the reader's language; the console knows no address of a language. */
function isOurs(href: string, language: Language): boolean {
  const { origin: from, pathname } = URL.canParse(href) ? new URL(href) : { origin: '', pathname: '' }
  return from === origin && (pathname === `/${language}` || new RegExp(`^/(${language}|console)/`).test(pathname))
}

/** Kana makes Japanese, Han without kana Chinese; English has neither. */
function isIn(language: Language, text: string): boolean {
  if (language === 'en') return !han.test(text) && !kana.test(text)
  return language === 'ja' ? kana.test(text) : han.test(text) && !kana.test(text)
}

/** The sentences of the text part: without addresses, which a page shows apart, and the signature. */
function blocksOf(text: string): readonly string[] {
  const [body = ''] = text.replaceAll('\r\n', '\n').split('\n--\n', 1)
  return body.split(/\n+/).filter((line) => line.trim() !== '' && !line.includes('://'))
}

function visibleText(html: string): string {
  return unescaped(
    html
      .replace(/^[\s\S]*<body/, '<body')
      // A span stands within a sentence, everything else between two.
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/[ \t]+/g, ' '),
  )
}

function unescaped(html: string): string {
  const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof characters) => characters[name])
}
