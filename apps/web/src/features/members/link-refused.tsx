import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { MissingActivation } from '../../shell/missing-activation.tsx'
import type { LinkWording } from './link-wording.ts'
import type { SpentLink } from './spend-link.ts'

/** A link that does not work, and the way on: another mail for whoever is signed in and lacks it, else to sign in. */
export function LinkRefused({ wording, spent }: { wording: LinkWording; spent: SpentLink }) {
  const { words, paths } = useSite()
  const { activation } = spent
  return (
    <>
      <SectionHeading level={1}>{words('members.verifyFailedTitle')}</SectionHeading>
      <p className="k-lead" role="alert">
        {words(activation ? 'members.verifyFailedHere' : wording.failedText)}
      </p>
      {activation ? (
        <MissingActivation activation={activation} />
      ) : (
        <div className="k-row">
          <LinkButton href={paths.sign()}>{words('members.signIn')}</LinkButton>
          <LinkButton href={paths.register()} variant="quiet">
            {words('members.title')}
          </LinkButton>
        </div>
      )}
    </>
  )
}
