import type { MailboxMessage } from '@koma/api/platform/mailbox.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { mailboxText } from '@koma/i18n/mailbox-text.ts'

/** A member of staff of the demo with the code of this moment. */
export interface StaffCode {
  readonly username: string
  readonly role: string
  readonly password: string
  readonly code: string
}

export interface MailboxView {
  readonly language: Language
  readonly nonce: string
  readonly filter: string
  readonly codes: readonly StaffCode[]
  readonly messages: readonly MailboxMessage[]
}

/** `/dev/mailbox` as HTML: without scripts, every text escaped, a mail's own HTML never shown as such. */
export function mailboxPage({ language, nonce, filter, codes, messages }: MailboxView): string {
  const text = mailboxText(language)
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
<header><h1>${text.title}</h1><nav><a href="/${language}">${text.to_site}</a><a href="/console">${text.to_console}</a></nav></header>
<main>
<p>${text.intro}</p>
<section aria-labelledby="codes"><h2 id="codes">${text.codes_heading}</h2><p>${text.codes_intro}</p>
<table><thead><tr><th scope="col">${text.account}</th><th scope="col">${text.role}</th><th scope="col">${text.password}</th><th scope="col">${text.code}</th></tr></thead>
<tbody>${codes.map(codeRow).join('')}</tbody></table></section>
<section aria-labelledby="messages"><h2 id="messages">${text.messages_heading}</h2>
<form method="get"><label>${text.filter} <input name="to" value="${escaped(filter)}"></label> <button>${text.apply}</button></form>
${messages.length === 0 ? `<p class="empty">${text.empty}</p>` : messages.map((message) => article(message, text)).join('')}
</section>
</main>
</body>
</html>`
}

function codeRow({ username, role, password, code }: StaffCode): string {
  return `<tr><td>${escaped(username)}</td><td>${escaped(role)}</td><td>${escaped(password)}</td><td><code>${escaped(code)}</code></td></tr>`
}

function article(message: MailboxMessage, text: ReturnType<typeof mailboxText>): string {
  const links = message.links.map((link) => `<a href="${escaped(link)}">${text.open_link}</a>`).join(' ')
  return `<article>
<header><b>${message.channel === 'mail' ? text.mail : text.sms}</b> <time>${escaped(message.at)}</time> <span>${text.to} ${escaped(message.to)}</span></header>
${message.subject ? `<h3>${escaped(message.subject)}</h3>` : ''}
<pre>${escaped(message.text)}</pre>
${links ? `<p>${links}</p>` : ''}
</article>`
}

/** Text as HTML text or as the value of an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const pageStyle = `
:root{color-scheme:light dark;--ink:#0b0b0c;--paper:#fbf8ef;--spot:#ffd400}
@media (prefers-color-scheme:dark){:root{--ink:#f4efe0;--paper:#131316;--spot:#5c4d00}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
body>header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;padding:12px 20px;border-bottom:5px solid var(--ink)}
h1{font-size:1.4rem;margin:0}nav{display:flex;gap:16px}
a{color:inherit;font-weight:700;display:inline-block;padding:10px 0}
main{max-width:60rem;margin:0 auto;padding:12px 20px 60px}
table{border-collapse:collapse;width:100%;overflow-wrap:anywhere}th,td{border:2px solid var(--ink);padding:6px 10px;text-align:start}
code{font-size:1.2rem;letter-spacing:.12em;white-space:nowrap}
@media (max-width:36rem){thead{position:absolute;clip-path:inset(50%)}tr{display:grid;grid-template-columns:1fr auto;border:2px solid var(--ink);margin:0 0 8px}td{border:0}td:nth-child(even){text-align:end}}
article{border:4px solid var(--ink);margin:16px 0;padding:10px 16px}article header{display:flex;flex-wrap:wrap;gap:4px 16px}
h3{margin:8px 0 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:8px 0}
input,button{font:inherit;min-height:44px;padding:6px 10px;border:3px solid var(--ink);background:var(--paper);color:inherit;max-width:100%}
button{background:var(--spot);font-weight:700}
a:focus-visible,input:focus-visible,button:focus-visible{outline:4px solid #ffd400;outline-offset:2px;box-shadow:0 0 0 8px var(--ink)}
.empty{border:4px dashed var(--ink);padding:24px}`
