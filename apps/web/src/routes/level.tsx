import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { LevelClasses } from '../features/membership/level-classes.tsx'
import { LevelTable } from '../features/membership/level-table.tsx'
import { calls } from '../lib/calls.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('setting')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [rule, member] = await Promise.all([load(screen, calls.rule()), screen.session.member()])
  return { rule, own: member?.type ?? null }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('shell.levels'),
    description: words('membership.levelDescription'),
  }))

/** level: how one gets each class and what it gives, in the numbers that hold now. Source: product §2, §6 */
export default function Level() {
  const { rule, own } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
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
