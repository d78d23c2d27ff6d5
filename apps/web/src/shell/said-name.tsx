import { wordsOf } from '../lib/localised.ts'
import { useSite } from '../lib/use-language.ts'
import { Said } from './said.tsx'

interface SaidNameProps {
  readonly of: Readonly<Record<'name_zh' | 'name_ja' | 'name_en', string | null>>
}

/** The name of a type, a tag, an award …, with its `lang` where nobody has translated it. Decision: honest languages */
export function SaidName({ of }: SaidNameProps) {
  const { language } = useSite()
  return <Said said={wordsOf(of, 'name', language)} />
}
