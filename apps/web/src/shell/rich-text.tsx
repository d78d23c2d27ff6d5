import { htmlLang, type Language } from '@koma/domain/languages.ts'

/** HTML of the API, which has cleaned it by an allow-list, in its own language. */
export function RichText({ said }: { said: { readonly text: string; readonly language: Language } | null }) {
  if (!said) return null
  return <div className="web-rich" lang={htmlLang[said.language]} dangerouslySetInnerHTML={{ __html: said.text }} />
}
