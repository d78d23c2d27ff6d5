import { Pagination } from '@koma/ui/pagination.tsx'
import { useSite } from '../lib/use-language.ts'

interface PageLinksProps {
  readonly meta: { readonly page: number; readonly last_page: number }
  readonly hrefOf: (page: number) => string
}

/** The pages of a public list. */
export function PageLinks({ meta, hrefOf }: PageLinksProps) {
  const { words } = useSite()
  return (
    <Pagination
      label={words('news.paging')}
      page={meta.page}
      pageCount={meta.last_page}
      hrefOf={hrefOf}
      previousWord={words('news.previousPage')}
      nextWord={words('news.nextPage')}
      pageWord={(page) => words('news.pageOf', { page, last: meta.last_page })}
    />
  )
}
