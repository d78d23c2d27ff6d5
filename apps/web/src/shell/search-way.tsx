import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../lib/use-language.ts'

/** The way to the search, from the head of every page. */
export function SearchWay() {
  const { words, paths } = useSite()
  return (
    <UiLink href={paths.search()} className="web-search-way" aria-keyshortcuts="/">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 7 7" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      <span>{words('shell.search')}</span>
    </UiLink>
  )
}
