import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { useSite } from '../lib/use-language.ts'

interface SaidProps {
  readonly said: { readonly text: string; readonly language: Language } | null
}

/** Words that may stand in another language than the page: they carry their `lang`. Decision: honest languages */
export function Said({ said }: SaidProps) {
  const { language } = useSite()
  if (!said) return null
  return said.language === language ? said.text : <span lang={htmlLang[said.language]}>{said.text}</span>
}

/** Tells a reader that what follows is in another language; nothing where it is in theirs. */
export function LanguageBadge({ said }: SaidProps) {
  const { words, language } = useSite()
  if (!said || said.language === language) return null
  return <span className="web-language">{words(`news.inLanguage_${said.language}`)}</span>
}
