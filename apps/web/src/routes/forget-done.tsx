import { Burst } from '@koma/ui/burst.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { ForgetDoor } from '../features/members/forget-door.tsx'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { useSite } from '../lib/use-language.ts'

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('recovery.doneTitle'), noindex: true }))

/** The password-success page; it leads to sign. Source: product §2 "password-success" */
export default function ForgetDone() {
  const { words, paths } = useSite()
  return (
    <ForgetDoor motif="pen-dive" colour="yellow">
      <Burst colour="yellow">
        <p className="k-burst-shout" lang="en" aria-hidden="true">
          {words('recovery.doneSound')}
        </p>
      </Burst>
      <SectionHeading level={1}>{words('recovery.doneTitle')}</SectionHeading>
      <p className="k-lead" role="status">
        {words('recovery.doneText')}
      </p>
      <div className="k-row">
        <LinkButton href={paths.sign()}>{words('recovery.signIn')}</LinkButton>
      </div>
    </ForgetDoor>
  )
}
