import { NavLink } from 'react-router-dom'
import { pagesFor } from '../auth/access.ts'
import { useMe } from '../auth/use-me.ts'
import { useText } from '../i18n/use-text.ts'

/** The pages that the person may open. */
export function ConsoleMenu({ onChosen }: { onChosen(): void }) {
  const text = useText()
  const me = useMe()
  return (
    <ul>
      {(me ? pagesFor(me) : []).map((page) => (
        <li key={page}>
          <NavLink to={`/${page}`} onClick={onChosen}>
            {text(`consoleShell.page_${page}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
