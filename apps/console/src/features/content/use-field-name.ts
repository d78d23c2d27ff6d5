import { useText } from '../../i18n/use-text.ts'
import { factFields } from './fact-fields.ts'

const plainFields = ['type_id', 'tag_ids', 'pinned', 'sources', 'cover_id'] as const

/** What a field of the form is called, its language behind it: `title_ja` is "Title (Japanese)". */
export function useFieldName(): (field: string) => string {
  const text = useText()
  return (field) => {
    const [, word, language] = /^(title|summary|body)_(zh|ja|en)$/.exec(field) ?? []
    if (word && language) {
      return text('consoleContent.field_in', {
        field: text(`consoleContent.${word as 'title' | 'summary' | 'body'}`),
        language: text(`consoleContent.language_${language as 'zh' | 'ja' | 'en'}`),
      })
    }
    const fact = factFields.find((one) => one === field)
    if (fact) return text(`consoleFacts.${fact}`)
    const known = plainFields.find((one) => one === field)
    return known ? text(`consoleContent.field_${known}`) : field
  }
}
