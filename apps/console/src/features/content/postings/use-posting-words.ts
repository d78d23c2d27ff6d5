import { useText } from '../../../i18n/use-text.ts'

const named = ['item', 'link', 'art', 'colour', 'picture', 'level', 'field_pinned', 'type'] as const
const nameOf: Readonly<Record<string, (typeof named)[number]>> = {
  content_id: 'item',
  cover_id: 'picture',
  pinned: 'field_pinned',
  type_id: 'type',
}
const words = ['title', 'text', 'alt', 'question', 'answer', 'name'] as const
const coded = ['art', 'colour', 'level'] as const

/** What the fields of postings, and those of their values that are codes, are called. */
export function usePostingWords() {
  const text = useText()
  return {
    /** Its language behind a word: `title_ja` is "Title (Japanese)". */
    fieldName(field: string): string {
      const [, found, language] = /^([a-z]+)_(zh|ja|en)$/.exec(field) ?? []
      const word = words.find((one) => one === found)
      if (word && language) {
        return text('consoleContent.field_in', {
          field: text(`consolePostings.word_${word}`),
          language: text(`consoleContent.language_${language as 'zh' | 'ja' | 'en'}`),
        })
      }
      const plain = named.find((one) => one === (nameOf[field] ?? field))
      return plain ? text(`consolePostings.${plain}`) : field
    },
    /** A value as it reads: a tick by a word, a drawing or a colour by its name, a record by its number. */
    valueOf(field: string, value: string | number | boolean | null): string {
      if (value === null) return ''
      if (typeof value === 'boolean') return text(value ? 'consolePostings.yes' : 'consolePostings.no')
      if (typeof value === 'number') return `#${value}`
      const code = coded.find((one) => one === field)
      return code ? text(`consolePostings.${code}_${value}` as 'consolePostings.level_info') : value
    },
  }
}
