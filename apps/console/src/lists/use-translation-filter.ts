import { translationLacks } from '@koma/contract/translations.ts'
import { useText } from '../i18n/use-text.ts'
import type { ChoiceFilterSpec } from './filter-field.tsx'

/** What has no translation, or one that is older than the Chinese; the board of translations leads to lists by it. */
export function useTranslationFilter(): ChoiceFilterSpec {
  const text = useText()
  return {
    name: 'translation',
    kind: 'choice',
    label: text('consoleContent.translation'),
    choices: translationLacks.map((value) => ({ value, label: text(`consoleContent.lack_${value}`) })),
  }
}
