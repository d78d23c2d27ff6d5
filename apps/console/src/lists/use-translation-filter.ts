import { translationLacks, type TranslationLack } from '@koma/contract/translations.ts'
import { useText } from '../i18n/use-text.ts'
import type { ChoiceFilterSpec } from './filter-field.tsx'

/** What a translation lacks; the board of translations leads to lists by it. */
export function useTranslationFilter(lacks: readonly TranslationLack[] = translationLacks): ChoiceFilterSpec {
  const text = useText()
  return {
    name: 'translation',
    kind: 'choice',
    label: text('consoleContent.translation'),
    choices: lacks.map((value) => ({ value, label: text(`consoleContent.lack_${value}`) })),
  }
}
