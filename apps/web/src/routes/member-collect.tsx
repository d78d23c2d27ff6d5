import { collectKinds } from '@koma/domain/collect-kinds.ts'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CollectedList } from '../features/collect/collected-list.tsx'
import { collectionOf } from '../features/collect/collection.ts'
import { listAddress } from '../features/collect/item-address.ts'
import { RemovedNotice } from '../features/collect/removed-notice.tsx'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MemberHead } from '../shell/member-head.tsx'
import { PageLinks } from '../shell/page-links.tsx'

export const loader = (args: LoaderFunctionArgs) => collectionOf(screenOf(args), args.params['type'])

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('collect.title'),
    description: words('collect.description'),
    noindex: true,
  }))

/** member/collect: what the member keeps, by kind. Source: product §2 "Member area", §3, §8 "No Record" */
export default function MemberCollect() {
  const { kind, items, meta: pages, removed } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead
        href={paths.memberCollect()}
        title={words('collect.title')}
        sound={words('collect.sound')}
        lead={words('collect.lead')}
      />
      <TabLinks
        label={words('collect.kinds')}
        items={collectKinds.map((one) => ({
          href: paths.memberCollect(one),
          label: words(`collect.${one}`),
          current: one === kind,
        }))}
      />
      {removed ? <RemovedNotice kind={kind} removed={removed} /> : null}
      {items.length > 0 ? (
        <CollectedList kind={kind} items={items} />
      ) : (
        <EmptyState
          sentence={words('errors.noRecord')}
          detail={
            <>
              {words(`collect.none_${kind}`)}
              <br />
              {words('collect.how')}
            </>
          }
          motif="book"
          nextStep={<LinkButton href={listAddress(paths, language, kind)}>{words(`collect.find_${kind}`)}</LinkButton>}
        />
      )}
      <PageLinks meta={pages} hrefOf={(page) => paths.memberCollect(kind, { page })} />
    </div>
  )
}
