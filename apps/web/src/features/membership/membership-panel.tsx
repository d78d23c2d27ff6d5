import type { MembershipView } from '@koma/contract/membership.ts'
import { isCreatorClass } from '@koma/domain/creator-application.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { LoyaltyMeter } from './loyalty-meter.tsx'
import { MembershipFacts } from './membership-facts.tsx'

/** The membership at a glance, for the member's own page: the class, its days, how far the next one is (a creator's is above it), and the way on. */
export function MembershipPanel({ membership }: { membership: MembershipView }) {
  const { words, paths } = useSite()
  return (
    <section className="k-box k-stack web-part" aria-labelledby="membership">
      <SectionHeading id="membership">{words('membership.title')}</SectionHeading>
      <MembershipFacts membership={membership} />
      {isCreatorClass(membership.type) ? null : <LoyaltyMeter meter={membership.meter} />}
      <div className="k-row">
        <LinkButton href={paths.memberLevel()} variant={membership.is_renew ? 'primary' : 'quiet'}>
          {words('membership.more')}
        </LinkButton>
      </div>
    </section>
  )
}
