import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SpaceApply } from '../features/space/space-apply.tsx'
import { SpaceCompare } from '../features/space/space-compare.tsx'
import { spaceData } from '../features/space/space-data.ts'
import { SpaceDays } from '../features/space/space-days.tsx'
import { SpaceEquipment } from '../features/space/space-equipment.tsx'
import { SpaceFacts } from '../features/space/space-facts.tsx'
import { SpacePlan } from '../features/space/space-plan.tsx'
import { SpacePrices } from '../features/space/space-prices.tsx'
import { SpaceRules } from '../features/space/space-rules.tsx'
import { number } from '../lib/format.ts'
import { nameOf, wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { LanguageBadge, Said } from '../shell/said.tsx'
import { Trail } from '../shell/trail.tsx'
import { SaidName } from '../shell/said-name.tsx'

export const headers = publicPage('space', 'content', 'opening-hours', 'setting')

export const loader = (args: LoaderFunctionArgs) => spaceData(screenOf(args), args.params['spaceId'] ?? '')

type Shown = Awaited<ReturnType<typeof spaceData>>

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language) => {
    const space = input.loaderData?.space
    if (!space) return { title: words('space.title') }
    const name = nameOf(space, language)
    return {
      title: name,
      description: words('space.description', { name, count: space.capacity, area: number(space.area_m2) }),
    }
  })

/** A room that can be rented: plan, size, fees, free sessions, equipment and rules. Source: product §2 "space pages" */
export default function SpaceScreen() {
  const { space, spaces, rule, isMember } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const name = wordsOf(space, 'name', language)
  return (
    <>
      <Trail
        items={[
          { href: paths.space('2'), label: words('space.title') },
          { href: paths.space(space.id), label: <SaidName of={space} /> },
        ]}
      />
      <div className="web-list-head web-from-data">
        <SectionHeading level={1} sound={words('space.sound')}>
          <SaidName of={space} />
        </SectionHeading>
        <LanguageBadge said={name} />
        <p className="k-lead">
          <Said said={wordsOf(space, 'description', language)} />
        </p>
      </div>
      <TabLinks
        label={words('space.roomsLabel')}
        items={spaces.map((one) => ({
          href: paths.space(one.id),
          label: <SaidName of={one} />,
          current: one.id === space.id,
        }))}
      />
      <div className="k-aside-layout web-space">
        <SpacePlan space={space} spaces={spaces} />
        <div className="k-stack k-stack-wide web-space-side">
          <SpaceFacts space={space} spaces={spaces} />
          <SpaceApply space={space} rule={rule} isMember={isMember} />
        </div>
        <div className="k-stack k-stack-wide">
          <SpaceDays space={space} />
          <SpacePrices space={space} rule={rule} />
          <SpaceEquipment space={space} />
          <SpaceRules rule={rule} />
        </div>
      </div>
      <SpaceCompare spaces={spaces} current={space.id} />
    </>
  )
}
