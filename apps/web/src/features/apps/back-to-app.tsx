import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useEffect } from 'react'
import { useSite } from '../../lib/use-language.ts'

export interface BackToAppProps {
  readonly app: string
  readonly redirect: string
  readonly isAllowed: boolean
}

/**
 * The way back to the app, taken by itself. A page and no redirect: a form may lead to this site alone (`form-action`),
 * and some phones open an app only from a link that was touched.
 */
export function BackToApp({ app, redirect, isAllowed }: BackToAppProps) {
  const { words } = useSite()
  useEffect(() => location.assign(redirect), [redirect])
  return (
    <>
      <SectionHeading level={1} sound={words('apps.backSound')}>
        {words('apps.backTitle')}
      </SectionHeading>
      <p className="k-lead" role="status">
        {words(isAllowed ? 'apps.backText' : 'apps.backDenied', { app })}
      </p>
      <div className="k-row">
        <LinkButton href={redirect} size="large">
          {words('apps.backButton', { app })}
        </LinkButton>
      </div>
    </>
  )
}
