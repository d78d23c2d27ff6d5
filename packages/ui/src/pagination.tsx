import { UiLink } from './link.tsx'

export interface PaginationProps {
  label: string
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  previousWord: string
  nextWord: string
  /** The link's name for the ears, such as "page 3". */
  pageWord: (page: number) => string
}

/** Pages of a long list: neighbours, ends, and a gap where pages are left out. Draws nothing for a single page. */
export function Pagination({ label, page, pageCount, hrefOf, previousWord, nextWord, pageWord }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav className="k-pages" aria-label={label}>
      <ul role="list">
        {page > 1 ? (
          <li>
            {/* From beyond the end the way back leads to the last page that has something. */}
            <UiLink href={hrefOf(Math.min(page - 1, pageCount))} rel="prev">
              {previousWord}
            </UiLink>
          </li>
        ) : null}
        {shownPages(page, pageCount).map((shown, place, all) => (
          <li key={shown} data-gap={place > 0 && shown - (all[place - 1] ?? 0) > 1 ? '' : undefined}>
            <UiLink
              href={hrefOf(shown)}
              aria-label={pageWord(shown)}
              aria-current={shown === page ? 'page' : undefined}
            >
              {shown}
            </UiLink>
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <UiLink href={hrefOf(page + 1)} rel="next">
              {nextWord}
            </UiLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function shownPages(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount)
  return [...new Set(near)].sort((a, b) => a - b)
}
