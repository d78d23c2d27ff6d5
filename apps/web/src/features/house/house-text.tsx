import type { PageAnswer } from '@koma/contract/pages.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { RichText } from '../../shell/rich-text.tsx'
import { LanguageBadge } from '../../shell/said.tsx'

interface Props {
  readonly page: PageAnswer
  /** One section alone: 0 is what stands before the first heading. */
  readonly section?: number
  /** Where the text stands below a heading of the screen: its own are one step lower. */
  readonly isNested?: boolean
}

/** A text of the house, or one of its sections; it says once where it is in another language. */
export function HouseText({ page, section, isNested = false }: Props) {
  const { language } = useSite()
  const said = wordsOf(page, 'body', language)
  if (!said) return null
  const part = section === undefined ? said.text : (said.text.split(/(?=<h2>)/)[section] ?? '')
  const text = isNested
    ? part.replace(/<(\/?)h([23])>/g, (_tag, end: string, level) => `<${end}h${Number(level) + 1}>`)
    : part
  return (
    <>
      {section ? null : <LanguageBadge said={said} />}
      <RichText said={{ ...said, text }} />
    </>
  )
}
