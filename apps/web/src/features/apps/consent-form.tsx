import { Button } from '@koma/ui/button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { ConsentView } from './consent.ts'

type Asked = Extract<ConsentView, { kind: 'ask' }>

/** Who asks, for what, and the two answers. */
export function ConsentForm({ view }: { readonly view: Asked }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const busy = state === 'idle' ? null : formData?.get('decision')
  return (
    <>
      <SectionHeading level={1} sound={words('apps.consentSound')}>
        {words('apps.consentTitle')}
      </SectionHeading>
      <p className="k-lead">{words('apps.consentLead', { app: view.app })}</p>
      {view.isAllowed ? <p className="web-aside">{words('apps.consentAgain')}</p> : null}
      <div>
        <p>{words('apps.consentMay')}</p>
        <ul>
          <li>{words('apps.consentMayRead')}</li>
          <li>{words('apps.consentMayBook')}</li>
        </ul>
        <p>{words('apps.consentUntil')}</p>
      </div>
      <p className="k-quiet k-small web-consent-facts">
        <span>{words('apps.consentWho', { name: view.member })}</span>
        <span>{words('apps.consentWhere', { address: view.address })}</span>
      </p>
      <Form method="post" className="k-row">
        <Button
          type="submit"
          name="decision"
          value="allow"
          size="large"
          busyWord={busy === 'allow' ? words('apps.deciding') : null}
        >
          {words(view.isAllowed ? 'apps.proceed' : 'apps.allow')}
        </Button>
        <Button
          type="submit"
          name="decision"
          value="deny"
          size="large"
          variant="quiet"
          busyWord={busy === 'deny' ? words('apps.deciding') : null}
        >
          {words('apps.deny')}
        </Button>
      </Form>
    </>
  )
}
