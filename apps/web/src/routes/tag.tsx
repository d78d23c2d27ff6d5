import { collectKinds } from '@koma/domain/collect-kinds.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ItemCard } from '../features/collect/item-card.tsx'
import { NothingTagged } from '../features/tags/nothing-tagged.tsx'
import { tagPage } from '../features/tags/tag-page.ts'
import { isThere, pagedTitle } from '../lib/list-answer.ts'
import { nameOf, wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { PageLinks } from '../shell/page-links.tsx'
import { Trail } from '../shell/trail.tsx'
import { SaidWithin } from '../shell/said-within.tsx'
import { LanguageBadge } from '../shell/said.tsx'

export const headers = publicPage('content')

/** A page behind the last is empty, and a 404. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await tagPage(screenOf(args), args.params['tagId'] ?? '', args.params['tab'])
  return isThere({ meta: page.meta }) ? page : data(page, { status: 404 })
}

type Shown = Awaited<ReturnType<typeof tagPage>>

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language, centre) => {
    const { tag, tab, isChosen } = input.loaderData ?? {}
    const name = tag ? nameOf(tag, language) : ''
    const title = words('tags.title', { name })
    const titleOfTab = isChosen && tab ? `${title} · ${words(`tags.${tab}`)}` : title
    return {
      title: pagedTitle(words, titleOfTab, input.loaderData?.meta),
      description: words('tags.description', { name, centre }),
      ...(input.loaderData && !isThere({ meta: input.loaderData.meta }) && { noindex: true }),
    }
  })

/** tag: everything that has a tag, in tabs. Source: product §2 tag/{id}/{tab}, §8 "No Data Found" */
export default function Tag() {
  const { tag, tab, counts, data: items, meta: pages } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const said = wordsOf(tag, 'name', language)
  const title = words('tags.title', { name: nameOf(tag, language) })
  return (
    <>
      <Trail
        items={[
          {
            href: paths.tag(tag.id),
            label: <SaidWithin sentence={(tagged) => words('tags.title', { name: tagged })} said={said} />,
          },
        ]}
      />
      <div className="web-list-head web-from-data">
        <SectionHeading level={1} sound={words('tags.sound')}>
          <SaidWithin sentence={(tagged) => words('tags.title', { name: tagged })} said={said} />
        </SectionHeading>
        <LanguageBadge said={said} />
        <p className="k-lead">
          <SaidWithin sentence={(tagged) => words('tags.lead', { name: tagged })} said={said} />
        </p>
      </div>
      <TabLinks
        label={words('tags.tabs')}
        items={collectKinds.map((kind) => ({
          href: paths.tag(tag.id, kind),
          label: words(`tags.${kind}`),
          count: counts[kind],
          current: kind === tab,
        }))}
      />
      <div className="web-tag-items">
        {items.length > 0 ? (
          <CardGrid label={title}>
            {items.map((item) => (
              <ItemCard key={item.id} kind={tab} item={item} />
            ))}
          </CardGrid>
        ) : (
          <NothingTagged tag={tag.id} tab={tab} counts={counts} />
        )}
      </div>
      <PageLinks meta={pages} hrefOf={(page) => paths.tag(tag.id, tab, { page })} />
    </>
  )
}
