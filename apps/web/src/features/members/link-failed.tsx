import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { ForgetDoor } from './forget-door.tsx'

/** A mailed link that does not work, and the way to a new one. */
export function LinkFailed() {
  const { words, paths } = useSite()
  return (
    <ForgetDoor motif="ink" colour="paper">
      <SectionHeading level={1}>{words('recovery.linkFailedTitle')}</SectionHeading>
      <p className="k-lead" role="alert">
        {words('recovery.linkFailedText')}
      </p>
      <div className="k-row">
        <LinkButton href={paths.forgetPassword('mail')}>{words('recovery.linkAgain')}</LinkButton>
        <LinkButton href={paths.sign()} variant="quiet">
          {words('recovery.signIn')}
        </LinkButton>
      </div>
    </ForgetDoor>
  )
}
