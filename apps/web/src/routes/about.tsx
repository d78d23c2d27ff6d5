import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AboutPanels } from '../features/house/about-panels.tsx'
import { CentreCard } from '../features/house/centre-card.tsx'
import { FloorGuide } from '../features/house/floor-guide.tsx'
import { HouseText } from '../features/house/house-text.tsx'
import { calls } from '../lib/calls.ts'
import { centreFacts } from '../lib/centre-facts.ts'
import { aboutParts } from '../lib/house-paths.ts'
import { openingSummary } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, notFound, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { FormBeside } from '../shell/form-beside.tsx'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('setting', 'content', 'space', 'opening-hours')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const { part: asked } = args.params
  const part = aboutParts.find((one) => one === asked)
  if (asked !== undefined && part === undefined) throw notFound()
  const [page, spaces, rule, setting, centre] = await Promise.all([
    load(screen, calls.page('about')),
    load(screen, readingCalls.spaces()),
    load(screen, calls.rule()),
    load(screen, calls.dateSetting()),
    load(screen, calls.centre()),
  ])
  return {
    part: part ?? null,
    page,
    spaces,
    centre: centreFacts(centre, screen.language),
    replyDays: rule.limits.contact_reply_working_days,
    opening: openingSummary(screen.words, setting),
  }
}

type Shown = Awaited<ReturnType<typeof loader>>

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, _language, centre) => {
    const part = input.loaderData?.part ?? null
    return {
      title: words(`house.${part ?? 'intro'}`),
      description: part ? words(`house.description_${part}`, { centre }) : words('house.description', { centre }),
    }
  })

/** about: what the centre is, its floors, the way to it, and how to reach it. Source: product §1, §2 */
export default function About() {
  const { part } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  const title = words(`house.${part ?? 'intro'}`)
  return (
    <div className="k-stack k-stack-wide">
      <div>
        <Trail
          items={[
            { href: paths.about(), label: words('house.intro') },
            ...(part ? [{ href: paths.about(part), label: title }] : []),
          ]}
        />
        <SectionHeading level={1}>{title}</SectionHeading>
      </div>
      <TabLinks
        label={words('house.tabsLabel')}
        items={[
          { href: paths.about(), label: words('house.intro'), current: part === null },
          ...aboutParts.map((one) => ({
            href: paths.about(one),
            label: words(`house.${one}`),
            current: part === one,
          })),
        ]}
      />
      <Part />
    </div>
  )
}

function Part() {
  const { part, page, spaces, centre, opening, replyDays } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  if (part === 'floor') return <FloorGuide spaces={spaces} />
  if (part === 'transport')
    return (
      <div className="k-column k-stack">
        <HouseText page={page} section={2} />
        <CentreCard centre={centre} />
      </div>
    )
  if (part === 'contact')
    return (
      <div className="k-column k-stack">
        <p className="k-lead">{words('house.contactLead', { days: replyDays })}</p>
        <div className="k-row">
          <LinkButton href={paths.contact()}>{words('house.contactButton')}</LinkButton>
          <LinkButton href={paths.faq()}>{words('house.faqButton')}</LinkButton>
        </div>
        <CentreCard centre={centre} />
        <h2>{words('house.hoursTitle')}</h2>
        <Hours opening={opening} />
      </div>
    )
  return (
    <FormBeside panels={<AboutPanels />}>
      <HouseText page={page} />
      <div className="web-from-data">
        <h2>{words('house.hoursTitle')}</h2>
        <Hours opening={opening} />
      </div>
    </FormBeside>
  )
}

const Hours = ({ opening }: { opening: readonly string[] }) => (
  <ul className="web-notes">
    {opening.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
