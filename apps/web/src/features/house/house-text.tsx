import type { PageAnswer } from '@koma/contract/pages.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { RichText } from '../../shell/rich-text.tsx'

/** A text of the house, or one of its sections: 0 is what stands before the first heading. */
export function HouseText({ page, section }: { page: PageAnswer; section?: number }) {
  const { language } = useSite()
  const said = wordsOf(page, 'body', language)
  if (!said) return null
  const text = section === undefined ? said.text : (said.text.split(/(?=<h2>)/)[section] ?? '')
  return <RichText said={{ ...said, text }} />
}
