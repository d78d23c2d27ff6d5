import type { MembershipView } from '@koma/contract/membership.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'

/** The way on for whoever chose a creator class when registering: an application leads there. Source: product §3, §6 */
export function WantedClass({ wanted }: { wanted: NonNullable<MembershipView['wanted_class']> }) {
  const { words, paths } = useSite()
  return (
    <section className="k-box k-stack web-part" aria-labelledby="wanted">
      <SectionHeading id="wanted">{words('membership.wantedTitle')}</SectionHeading>
      <p>{words('membership.wantedText', { name: words(`membership.class_${wanted}`) })}</p>
      <div className="k-row">
        <LinkButton href={paths.memberApply()}>{words('membership.wantedButton')}</LinkButton>
      </div>
    </section>
  )
}
