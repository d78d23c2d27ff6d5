import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HouseText } from '../features/house/house-text.tsx'
import { LevelClasses } from '../features/membership/level-classes.tsx'
import { LevelTable } from '../features/membership/level-table.tsx'
import { calls } from '../lib/calls.ts'
import { wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Said } from '../shell/said.tsx'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('setting', 'content')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [rule, text, member] = await Promise.all([
    load(screen, calls.rule()),
    load(screen, calls.page('level')),
    screen.session.member(),
  ])
  return { rule, text, own: member?.type ?? null }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('shell.levels'),
    description: words('membership.levelDescription'),
  }))

/** level: how one gets each class and what it gives, in the numbers that hold now, and what staff write of it. Source: product §2, §6 */
export default function Level() {
  const { rule, text, own } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const title = wordsOf(text, 'title', language)
  return (
    <div className="k-stack k-stack-wide">
      <div>
        <Trail items={[{ href: paths.level(), label: words('shell.levels') }]} />
        <SectionHeading level={1} sound={words('membership.levelSound')}>
          {words('shell.levels')}
        </SectionHeading>
        <p>{words('membership.levelLead')}</p>
      </div>
      <LevelClasses rule={rule} own={own} />
      <section aria-labelledby="compare">
        <SectionHeading id="compare">{words('membership.compareTitle')}</SectionHeading>
        <LevelTable classes={rule.classes} own={own} />
      </section>
      <section className="k-column" aria-labelledby="how">
        <SectionHeading id="how">
          <Said said={title} />
        </SectionHeading>
        <HouseText page={text} isNested />
      </section>
      <div className="k-row">
        {own === null ? (
          <LinkButton href={paths.register()}>{words('membership.join')}</LinkButton>
        ) : (
          <LinkButton href={paths.memberLevel()}>{words('membership.mine')}</LinkButton>
        )}
        <LinkButton href={paths.memberApply()} variant="quiet">
          {words('membership.apply')}
        </LinkButton>
      </div>
    </div>
  )
}
