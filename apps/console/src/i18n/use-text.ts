import { useI18nProvider } from 'react-admin'
import type { ConsoleI18n } from './i18n-provider.ts'
import type { Text } from './console-text.ts'
import { formatsOf, type Formats } from './formats.ts'

/** The console's sentences in the reader's language. */
export function useText(): Text {
  return useConsoleI18n().text
}

/** Dates, times and numbers as the reader's language writes them. */
export function useFormats(): Formats {
  return formatsOf(useConsoleI18n().language())
}

function useConsoleI18n(): ConsoleI18n {
  return useI18nProvider() as ConsoleI18n
}
