/**
 * `Content-Disposition` of a PDF that is downloaded, with the owner's own name in every script. What it is called is
 * what it is: a PDF named `page.html` is not opened as a page. Source: RFC 6266, RFC 8187
 */
export function attachmentHeader(given: string): string {
  const name = /\.pdf$/i.test(given) ? given : `${given}.pdf`
  return `attachment; filename="${fallbackOf(name)}"; filename*=UTF-8''${encoded(name)}`
}

/** The latin part of a name: what older programs show, without what a quoted string cannot hold. */
const fallbackOf = (name: string) => name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_')

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
