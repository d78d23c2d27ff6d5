import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { SpentLink } from './spend-link.ts'

/** What an active member may do now: to apply, for whoever chose a creator class when registering, and to book. Source: product §3 */
export function NextSteps({ wanted }: Pick<SpentLink, 'wanted'>) {
  const { words, paths } = useSite()
  return (
    <>
      {wanted ? <p>{words('membership.wantedText', { name: words(`membership.class_${wanted}`) })}</p> : null}
      <div className="k-row">
        {wanted ? <LinkButton href={paths.memberApply()}>{words('membership.wantedButton')}</LinkButton> : null}
        <LinkButton href={paths.rentList()} {...(wanted && { variant: 'quiet' })}>
          {words('members.bookNow')}
        </LinkButton>
      </div>
    </>
  )
}
