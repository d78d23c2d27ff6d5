import { CardGrid } from '@koma/ui/card-grid.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { DeviceCard } from '../features/rent/device-card.tsx'
import { bookableBy } from '../features/rent/device-choice.ts'
import { RentListFilter } from '../features/rent/rent-list-filter.tsx'
import { calls, type DeviceType } from '../lib/calls.ts'
import { loadForReader } from '../lib/for-reader.ts'
import { nameOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('device', 'opening-hours')

/** All devices, or `?for=me` what the reader's class may book. An unknown type is a 404 that still shows where to go on. Source: product §2, §8 "No Data Found" */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const types = await loadForReader(screen, calls.deviceTypes())
  const wanted = args.params.typeId
  const type = types.find(({ id }) => String(id) === wanted) ?? null
  const isForMe = screen.url.searchParams.get('for') === 'me'
  const none = { isForMe, isMember: false, all: 0, bookable: 0 }
  if (wanted !== undefined && !type)
    return data({ types, type: null, devices: [], counts: none, isKnown: false }, { status: 404 })
  const [page, member] = await Promise.all([
    loadForReader(screen, calls.devices({ type: type?.id })),
    screen.session.member(),
  ])
  const bookable = bookableBy(page.data, member?.type ?? 'general')
  return {
    types,
    type,
    devices: isForMe ? bookable : page.data,
    counts: { isForMe, isMember: member !== undefined, all: page.data.length, bookable: bookable.length },
    isKnown: true,
  }
}

type Shown = { readonly type: DeviceType | null; readonly isKnown: boolean }

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language) => {
    const { type, isKnown } = input.loaderData ?? {}
    return {
      title: type ? nameOf(type, language) : words('rent.title'),
      description: words('rent.description'),
      // A type that does not exist has no address in any language.
      ...(isKnown === false && { noindex: true }),
    }
  })

/** rentList: what can be booked, by type. */
export default function RentList() {
  const { types, type, devices, counts, isKnown } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  return (
    <>
      <Trail
        items={[
          { href: paths.rentList(), label: words('rent.title') },
          ...(type ? [{ href: paths.rentList(type.id), label: nameOf(type, language) }] : []),
        ]}
      />
      <div className={type ? 'web-list-head web-from-data' : 'web-list-head'}>
        <SectionHeading level={1} sound={words('rent.sound')}>
          {type ? nameOf(type, language) : words('rent.title')}
        </SectionHeading>
        <p className="k-lead">{words('rent.lead')}</p>
      </div>
      <RentListFilter types={types} type={type} isKnown={isKnown} counts={counts} />
      {devices.length > 0 ? (
        <CardGrid label={words('rent.title')}>
          {devices.map((device) => (
            <DeviceCard key={device.id} device={device} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={words(isKnown ? 'rent.noneForYou' : 'rent.noneOfType')}
          nextStep={
            isKnown ? (
              <LinkButton href={paths.level()}>{words('shell.levels')}</LinkButton>
            ) : (
              <LinkButton href={paths.rentList()}>{words('rent.seeAll')}</LinkButton>
            )
          }
        />
      )}
    </>
  )
}
