import { Burst } from '@koma/ui/burst.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { LinkWording } from './link-wording.ts'

/** The address is verified, and what to do now: to sign in, or to book where somebody is signed in already. */
export function LinkSpent({ wording, isSignedIn }: { wording: LinkWording; isSignedIn: boolean }) {
  const { words, paths } = useSite()
  const isHere = isSignedIn && wording.doneText === 'members.verifiedText'
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
      <div className="k-row">
        {isHere ? (
          <LinkButton href={paths.rentList()}>{words('members.bookNow')}</LinkButton>
        ) : (
          <LinkButton href={paths.sign()}>{words('members.signIn')}</LinkButton>
        )}
      </div>
    </>
  )
}
