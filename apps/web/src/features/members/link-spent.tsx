import { Burst } from '@koma/ui/burst.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { LinkWording } from './link-wording.ts'
import { NextSteps } from './next-steps.tsx'
import type { SpentLink } from './spend-link.ts'

/** The address is verified, and what to do now: to sign in, or to go on where somebody is signed in already. */
export function LinkSpent({ wording, spent }: { wording: LinkWording; spent: SpentLink }) {
  const { words, paths } = useSite()
  const isHere = spent.isSignedIn && wording.doneText === 'members.verifiedText'
  return (
    <>
      <Burst colour="yellow">
        <p className="k-burst-shout" lang="en" aria-hidden="true">
          {words('members.verifiedSound')}
        </p>
      </Burst>
      <SectionHeading level={1}>{words(wording.doneTitle)}</SectionHeading>
      <p className="k-lead" role="status">
        {words(isHere ? 'members.verifiedTextHere' : wording.doneText)}
      </p>
      {isHere ? (
        <NextSteps wanted={spent.wanted} />
      ) : (
        <div className="k-row">
          <LinkButton href={paths.sign(paths.memberInfo())}>{words('members.signIn')}</LinkButton>
        </div>
      )}
    </>
  )
}
