import { CardGrid } from '@koma/ui/card-grid.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HowPointsWork } from '../features/home/how-points-work.tsx'
import { HowToJoin } from '../features/home/how-to-join.tsx'
import { OpeningPage } from '../features/home/opening-page.tsx'
import { DeviceCard } from '../features/rent/device-card.tsx'
import { sampleFor } from '../features/rent/device-choice.ts'
import { calls } from '../lib/calls.ts'
import { openingToday } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MissingActivation } from '../shell/missing-activation.tsx'
import type { loader as shellLoader } from './shell.tsx'

export const headers = publicPage('device', 'opening-hours', 'setting')

/** Devices that the home page shows: a row on a wide screen, of what its reader may book. */
const devicesShown = 4

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [member, setting, devices, terms] = await Promise.all([
    screen.session.member(),
    load(screen, calls.dateSetting()),
    load(screen, calls.devices()),
    load(screen, calls.terms()),
  ])
  return {
    opening: openingToday(setting, screen.language, screen.words),
    devices: sampleFor(devices.data, member?.type ?? 'general', devicesShown),
    cancelHours: terms.rent.cancel_hours,
  }
}

export const meta = (input: MetaInput) => pageMeta(input, (words) => ({ description: words('home.description') }))

/** index: a page of panels. Source: product §1, §2 */
export default function Home() {
  const { opening, devices, cancelHours } = useLoaderData<typeof loader>()
  const member = useRouteLoaderData<typeof shellLoader>('routes/shell')?.member ?? null
  const { words, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      {member?.activation ? <MissingActivation activation={member.activation} /> : null}
      <OpeningPage opening={opening} member={member} />
      <section aria-labelledby="devices">
        <SectionHeading
          id="devices"
          sound={words('home.devicesSound')}
          more={{ href: paths.rentList(), label: words('home.devicesAll') }}
        >
          {words('home.devicesTitle')}
        </SectionHeading>
        <CardGrid label={words('home.devicesTitle')}>
          {devices.map((device) => (
            <DeviceCard key={device.id} device={device} headingLevel={3} />
          ))}
        </CardGrid>
      </section>
      <HowToJoin />
      <HowPointsWork isMember={member !== null} cancelHours={cancelHours} />
    </div>
  )
}
