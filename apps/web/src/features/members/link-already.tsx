import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'

/** A link that was used before, opened again by the member whom it has activated. */
export function LinkAlready() {
  const { words, paths } = useSite()
  return (
    <>
      <SectionHeading level={1}>{words('members.alreadyTitle')}</SectionHeading>
      <p className="k-lead" role="status">
        {words('members.alreadyText')}
      </p>
      <div className="k-row">
        <LinkButton href={paths.rentList()}>{words('members.bookNow')}</LinkButton>
      </div>
    </>
  )
}
