import { CardGrid } from '@koma/ui/card-grid.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { DeviceCard } from '../features/rent/device-card.tsx'
import { calls, type DeviceType } from '../lib/calls.ts'
import { nameOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('device', 'opening-hours')

/** An unknown type is a 404 that still shows where to go on. Source: product §2, §8 "No Data Found" */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const types = await load(screen, calls.deviceTypes())
  const wanted = args.params.typeId
  const type = types.find(({ id }) => String(id) === wanted) ?? null
  if (wanted !== undefined && !type) return data({ types, type: null, devices: [] }, { status: 404 })
  const page = await load(screen, calls.devices({ type: type?.id }))
  return { types, type, devices: page.data }
}

type Shown = { readonly type: DeviceType | null; readonly devices: readonly unknown[] }

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language) => {
    const { type, devices } = input.loaderData ?? {}
    return {
      title: type ? nameOf(type, language) : words('rent.title'),
      description: words('rent.description'),
      // A type that does not exist has no address in any language.
      ...(!type && devices?.length === 0 && { noindex: true }),
    }
  })

/** rentList: what can be booked, by type. */
export default function RentList() {
  const { types, type, devices } = useLoaderData<typeof loader>()
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
      <TabLinks
        label={words('rent.filterLabel')}
        items={[
          { href: paths.rentList(), label: words('rent.all'), current: type === null && devices.length > 0 },
          ...types.map((one) => ({
            href: paths.rentList(one.id),
            label: nameOf(one, language),
            current: one.id === type?.id,
          })),
        ]}
      />
      {devices.length > 0 ? (
        <CardGrid label={words('rent.title')}>
          {devices.map((device) => (
            <DeviceCard key={device.id} device={device} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={words('rent.noneOfType')}
          nextStep={<LinkButton href={paths.rentList()}>{words('rent.seeAll')}</LinkButton>}
        />
      )}
    </>
  )
}
