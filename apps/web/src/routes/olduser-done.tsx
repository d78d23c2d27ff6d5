import { Burst } from '@koma/ui/burst.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { demoMailboxPath } from '../lib/paths.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export function loader(args: LoaderFunctionArgs) {
  const { site, url } = screenOf(args)
  return { isMailSent: url.searchParams.has('mail'), isReviewed: url.searchParams.has('review'), demo: site.demo }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('oldUsers.doneTitle'), noindex: true }))

/** olduser/done: it has moved, and what to do now. */
export default function OldUserDone() {
  const { isMailSent, isReviewed, demo } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  return (
    <div className="web-door">
      <Panel
        colour="yellow"
        lean="end"
        speed={{ x: 50, y: 50, calm: 36 }}
        art={<PanelArt motif="pen-dive" colour="yellow" />}
      />
      <div className="k-box k-stack web-door-form">
        <Burst colour="yellow">
          <span className="k-burst-shout" lang="en" aria-hidden="true">
            {words('oldUsers.doneSound')}
          </span>
        </Burst>
        <SectionHeading level={1}>{words('oldUsers.doneTitle')}</SectionHeading>
        <p className="k-lead">{words('oldUsers.doneText')}</p>
        {isReviewed ? <p>{words('oldUsers.doneReview')}</p> : null}
        {isMailSent ? <p>{words('oldUsers.doneMail')}</p> : null}
        <div className="k-row">
          <LinkButton href={paths.sign()}>{words('oldUsers.doneSign')}</LinkButton>
          {isMailSent && demo ? (
            <LinkButton href={demoMailboxPath} variant="quiet">
              {words('members.openMailbox')}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </div>
  )
}
