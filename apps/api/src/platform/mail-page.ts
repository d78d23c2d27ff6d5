import type { Language } from '@koma/domain/languages.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import { mailCode } from './mail-code.ts'

/** What a mail says; the frame around it is the same for all. */
export interface MailContent {
  readonly language: Language
  readonly subject: string
  /** The sound word in the corner, Latin letters. */
  readonly sound: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** To be read off and typed in: large, below the paragraphs. */
  readonly digits?: string
  /** A QR code above the button, with what it is for. */
  readonly code?: { readonly content: string; readonly label: string }
  readonly button: { readonly label: string; readonly href: string }
  /** Smaller, below the button. */
  readonly notes: readonly string[]
}

/** The subject, the plain text and the HTML of a mail in the house look: a panel of a comic, without any picture. */
export function mailPage(content: MailContent): { subject: string; text: string; html: string } {
  const { subject } = content
  return { subject, text: textOf(content), html: htmlOf(content) }
}

const ink = '#0b0b0c'
const paper = '#fbf8ef'
const yellow = '#ffd400'
const red = '#e8112d'

// The site's own colours of the night. Inline styles win over a sheet that does not insist.
const night = `@media (prefers-color-scheme:dark){
.ground{background:${ink}!important}
.panel{background:#17171a!important;border-color:${paper}!important}
.words,.words a.plain{color:${paper}!important;border-color:${paper}!important}
.sound{color:#ff7d8a!important}
}`

function textOf({ language, title, paragraphs, digits, code, button, notes }: MailContent): string {
  const text = mailText(language)
  const blocks = [
    title,
    text('mail.greeting'),
    ...paragraphs,
    ...(digits ? [digits] : []),
    ...(code ? [`${code.label}\n${code.content}`] : []),
    `${button.label}\n${button.href}`,
    ...notes,
    `--\n${text('mail.signature')}\n${text('mail.automatic')}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

// Tables and inline styles: what mail programs of every age show alike.
function htmlOf({ language, subject, sound, title, paragraphs, digits, code, button, notes }: MailContent): string {
  const text = mailText(language)
  const href = escape(button.href)
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${night}</style></head>
<body class="ground" style="margin:0;padding:24px 12px;background:${paper};color:${ink};font-family:sans-serif;font-size:16px;line-height:1.7">
<table role="presentation" class="panel" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;background:#ffffff;border:5px solid ${ink}">
<tr><td style="padding:14px 24px;background:${ink};color:${paper};font-weight:bold">Koma ${escape(text('mail.centre'))}</td></tr>
<tr><td class="words" style="padding:28px 24px 8px">
<p class="sound" style="margin:0;color:${red};font-family:Impact,sans-serif;font-size:22px;font-style:italic" aria-hidden="true">${escape(sound)}</p>
<h1 style="margin:4px 0 16px;font-size:28px;line-height:1.3">${escape(title)}</h1>
<p style="margin:0 0 16px">${escape(text('mail.greeting'))}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${prose(paragraph)}</p>`).join('\n')}${digits ? large(digits) : ''}${code ? `\n<p style="margin:0 0 8px;font-weight:bold">${prose(code.label)}</p>\n${mailCode(code.content, escape(code.label))}` : ''}
<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:14px 28px;background:${yellow};color:${ink};border:4px solid ${ink};font-weight:bold;text-decoration:none">${escape(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">${escape(text('mail.button_fallback'))}<br><a class="plain" href="${href}" style="color:${ink};word-break:break-all">${href}</a></p>
</td></tr>
<tr><td class="words" style="padding:16px 24px 24px;border-top:3px solid ${ink};font-size:14px">
${[...notes, text('mail.automatic')].map((note) => `<p style="margin:8px 0 0">${escape(note)}</p>`).join('\n')}
</td></tr>
</table>
</body>
</html>
`
}

/** Digits apart from each other, as a phone shows them. */
const large = (digits: string): string =>
  `\n<p style="margin:0 0 16px;font-family:monospace;font-size:34px;font-weight:bold;letter-spacing:6px">${escape(digits)}</p>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A number like R-0003-K7QX is copied and read aloud: no line ends within it. */
const prose = (text: string): string =>
  escape(text).replace(/\b[A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '<span style="white-space:nowrap">$&</span>')

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
