import type { DeskLine } from '@koma/contract/content-desk.ts'
import { languages } from '@koma/domain/languages.ts'
import { useText } from '../../i18n/use-text.ts'

/** Which languages an item has, and which of them are older than the Chinese. */
export function LanguageMarks({ item: { written, stale } }: { item: Pick<DeskLine, 'written' | 'stale'> }) {
  const text = useText()
  return (
    <ul className="c-languages-had">
      {languages.map((language) => {
        const state = stale.includes(language) ? 'stale' : written.includes(language) ? 'whole' : 'missing'
        return (
          <li key={language} data-state={state}>
            {text(`consoleContent.language_${language}`)}
            <small>{text(`consoleContent.translation_${state}`)}</small>
          </li>
        )
      })}
    </ul>
  )
}
