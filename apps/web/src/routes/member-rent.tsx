import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Pagination } from '@koma/ui/pagination.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { memberRents } from '../features/rent/member-rents.ts'
import { RentRecord } from '../features/rent/rent-record.tsx'
import { statusesShown, statusWord } from '../features/rent/rent-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MissingActivation } from '../shell/missing-activation.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => memberRents(screenOf(args))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('rent.recordsTitle'),
    description: words('rent.recordsDescription'),
    noindex: true,
  }))

/** member/rent: the member's reservations. Source: product §2, §4 */
export default function MemberRent() {
  const { rents, meta: paging, status, activation } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  const pageWord = (page: number) => words('rent.pageOf', { page, last: paging.last_page })
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead href={paths.memberRent()} title={words('rent.recordsTitle')} />
      {activation ? <MissingActivation activation={activation} /> : null}
      <TabLinks
        label={words('rent.filterStatus')}
        items={[
          { href: paths.memberRent(), label: words('rent.filterAll'), current: status === null },
          ...statusesShown.map((one) => ({
            href: paths.memberRent({ status: one }),
            label: statusWord(words, one),
            current: one === status,
          })),
        ]}
      />
      {rents.length > 0 ? (
        <ul className="k-stack web-records" role="list" aria-label={words('rent.recordsTitle')}>
          {rents.map((rent) => (
            <li key={rent.id}>
              <RentRecord rent={rent} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          sentence={words('errors.noRecord')}
          detail={words('rent.recordsEmptyText')}
          nextStep={<LinkButton href={paths.rentList()}>{words('rent.recordsEmptyNext')}</LinkButton>}
          motif="drawing-desk"
        />
      )}
      <Pagination
        label={words('rent.paging')}
        page={paging.page}
        pageCount={paging.last_page}
        hrefOf={(page) => paths.memberRent({ status: status ?? undefined, page })}
        previousWord={words('rent.previous')}
        nextWord={words('rent.next')}
        pageWord={pageWord}
      />
    </div>
  )
}
